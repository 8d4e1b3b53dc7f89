import Foundation
import HostInterface
import LayoutCore

extension LazyElement {
  /// Returns the lanes for a length across the axis, on the host's grid.
  func lanes(in across: CGFloat) -> [LazyLane] {
    let metrics = runtime.host.metrics
    return view.lanes(in: across).snapped(to: view.axis.other, of: metrics)
  }
}

extension [LazyLane] {
  /// Returns the lanes in whole units of a surface that cannot subdivide them, such as cells. Equal
  /// gaps stay equal, and the leftover units go to the lanes that come first, as in a stack. Where
  /// gaps that are rounded up do not all fit, the last of them are rounded down.
  ///
  /// ```text
  ///   three lanes in 22 cells, gaps of 2, each 6 long:    0–6   8–14   16–22
  ///   in 21 cells, each 5⅔ long:                          0–6   8–14   16–21
  ///   in 21 cells, gaps of 1½, each 6 long:               0–6   8–14   15–21
  /// ```
  ///
  /// - Complexity: linear in the number of lanes; one lane stays as it is.
  fileprivate func snapped(to axis: Axis, of metrics: HostMetrics) -> [LazyLane] {
    let unit = axis == .horizontal ? metrics.grid.width : metrics.grid.height
    guard unit > 0, count > 1, let last, last.start.isFinite, last.length.isFinite else {
      return self
    }
    let least = map { ($0.length / unit + 1e-6).rounded(.down) }
    let isCut = indices.map { self[$0].length / unit - least[$0] > 1e-6 }
    let exactGaps = zip(self, dropFirst()).map { $1.start - $0.start - $0.length }
    var gaps = exactGaps.map { (metrics.snapSpacing($0, along: axis) / unit).rounded() }
    let total = ((last.start + last.length - self[0].start) / unit + 1e-6).rounded(.down)
    var spare = total - gaps.reduce(0, +) - least.reduce(0, +)
    for index in gaps.indices.reversed() where spare < 0 {
      guard gaps[index] - exactGaps[index] / unit > 1e-6 else { continue }
      gaps[index] -= 1
      spare += 1
    }
    var lanes = self
    var start = (self[0].start / unit + 1e-6).rounded(.down)
    for index in indices {
      let isLonger = isCut[index] && spare >= 1
      if isLonger { spare -= 1 }
      let length = least[index] + (isLonger ? 1 : 0)
      lanes[index].start = start * unit
      lanes[index].length = length * unit
      start += length + (index < gaps.count ? gaps[index] : 0)
    }
    return lanes
  }
}
