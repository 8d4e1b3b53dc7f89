import Foundation
import LayoutCore

/// The parts of sections that stay in sight while their section does.
package struct PinnedParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let headers = PinnedParts(rawValue: 1 << 0)
  package static let footers = PinnedParts(rawValue: 1 << 1)
}

/// An item of a lazy container, placed along the axis.
@MainActor
struct PlacedItem {
  let node: RenderNode
  var start: CGFloat
  let length: CGFloat
  var across: CGFloat
  let proposal: ProposedViewSize
  var isPinned = false

  var end: CGFloat { start + length }
}

extension [PlacedItem] {
  /// Pins the header of the topmost section to the top, or as far up as the next section pushes it:
  ///
  ///     ┌ A ──────┐        ┌ A ──────┐        ┌ B ──────┐
  ///     │ row 2   │   →    ├ B ──────┤   →    │ row 1   │
  ///     ├ B ──────┤        │ row 1   │        │ row 2   │
  ///
  /// - Parameter end: the end of the container's last line.
  ///
  /// - Parameter end: where the container's last line ends.
  @MainActor
  mutating func pinHeader(at top: CGFloat, end: CGFloat) {
    let headers = indices.filter { self[$0].node.sectionPart == .header }
    guard let index = headers.last(where: { self[$0].start <= top }) else { return }
    let next = headers.first { self[$0].start > self[index].start }.map { self[$0].start } ?? end
    pin(index, at: Swift.max(self[index].start, Swift.min(top, next - self[index].length)))
  }

  /// Pins the footer of the bottommost section to the bottom.
  @MainActor
  mutating func pinFooter(at bottom: CGFloat) {
    let footers = indices.filter { self[$0].node.sectionPart == .footer }
    guard let index = footers.first(where: { self[$0].end >= bottom }) else { return }
    let own = self[index].start
    // Neither above its section's header nor above the previous section.
    let limit =
      indices.filter { self[$0].node.sectionPart != nil && self[$0].start < own }
      .map { self[$0].end }.max() ?? -.infinity
    pin(index, at: Swift.min(own, Swift.max(bottom - self[index].length, limit)))
  }

  private mutating func pin(_ index: Int, at start: CGFloat) {
    guard start != self[index].start else { return }
    self[index].start = start
    self[index].isPinned = true
  }
}
