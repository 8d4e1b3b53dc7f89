import SwiftUI
import ViewTesting

/// Where the rows of a scroll view are.
@MainActor
struct ScrollSnapshot {
  /// The frames, by the names of rows, headers and footers.
  private(set) var frames: [String: CGRect] = [:]
  let viewport: CGRect
  let content: CGRect
  let offset: CGFloat
  private let isHorizontal: Bool

  init(of view: ViewTest.Element, isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    let scrollView = Self.scrollView(in: view) ?? view
    viewport = scrollView.frame
    content = scrollView.children.first?.frame ?? .zero
    offset = isHorizontal ? view.scrollOffset.x : view.scrollOffset.y
    collect(scrollView)
  }

  private static func scrollView(in element: ViewTest.Element) -> ViewTest.Element? {
    if element.role == .scrollView || element.role == .list { return element }
    return element.children.lazy.compactMap { scrollView(in: $0) }.first
  }

  private mutating func collect(_ element: ViewTest.Element) {
    if let name = element.identifier, "rhf".contains(name.prefix(1)) {
      frames[name] = element.frame
    } else {
      for child in element.children { collect(child) }
    }
  }

  static func isRow(_ name: String) -> Bool { name.hasPrefix("r") }

  var rows: [String] { frames.keys.filter(Self.isRow).sorted() }

  func extent(_ frame: CGRect) -> ClosedRange<CGFloat> {
    isHorizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
  }

  func extent(of name: String) -> ClosedRange<CGFloat>? { frames[name].map(extent) }

  var sight: ClosedRange<CGFloat> { extent(viewport) }

  /// The length of the whole content.
  var length: CGFloat { extent(content).upperBound - extent(content).lowerBound }

  /// The largest offset.
  var farthest: CGFloat { max(length - (sight.upperBound - sight.lowerBound), 0) }

  var isAtAnEnd: Bool { offset <= 0.6 || offset >= farthest - 0.6 }
}
