import Foundation
import HostInterface
import LayoutCore

/// A container that mounts only what is visible: lazy stacks, grids and lists.
@MainActor
package protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// The axis along which lines follow each other.
  var axis: Axis { get }
  /// The spacing between lines; nil for the usual distance.
  var lineSpacing: CGFloat? { get }
  /// The alignment of an item across the line.
  var itemAlignment: AlignmentKey { get }

  /// The parts of sections that stay in sight.
  var pinnedParts: PinnedParts { get }

  /// Whether each view has its own place, as in a grid. In a stack, the views of one element always
  /// follow each other, and their number need not be known in advance.
  static var placesEachView: Bool { get }

  /// Whether it is a stack, so that a divider in it lies across its axis and a spacer along it
  /// (S11.7).
  static var isStack: Bool { get }

  /// Returns the lanes of a line for a length across; a stack has one.
  func lanes(in length: CGFloat) -> [LazyLane]

  /// The length of a line whose length is not constrained; nil for that of its longest item.
  var ownLength: CGFloat? { get }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent?
  static var environmentMask: EnvironmentMask { get }

  /// Returns a wrapper for a row's nodes, or nil to show the node itself: a list's chrome.
  func makeRow(_ node: RenderNode, _ owner: Element) -> RenderNode?
  /// Updates a row's wrapper: called with every new value of the container, and when the row is
  /// placed and something in it, or attached to it, has changed. Its first child is `node`.
  func updateRow(_ row: RenderNode, _ node: RenderNode, _ owner: Element)

  func handle(_ event: HostEvent, _ runtime: ViewRuntime)

  /// Handles a key that was not handled otherwise while a row has the focus.
  ///
  /// - Returns: whether the key was handled.
  func performKey(_ stroke: KeyStroke, on row: LazyRow, of rows: any LazyRows) -> Bool
}

/// A lane of a lazy container's lines: where it begins across the axis, and how long it is.
package struct LazyLane: Equatable, Sendable {
  package var start: CGFloat
  package var length: CGFloat
  /// The alignment of an item across the lane; nil for that of all lanes.
  package var across: AlignmentKey?
  /// The alignment of an item in a line that is longer than the item.
  package var along: AlignmentKey?

  package init(
    start: CGFloat, length: CGFloat, across: AlignmentKey? = nil, along: AlignmentKey? = nil
  ) {
    self.start = start
    self.length = length
    self.across = across
    self.along = along
  }
}

extension LazyContainerView {
  package var pinnedParts: PinnedParts { [] }
  package static var placesEachView: Bool { false }
  package static var isStack: Bool { false }
  package func lanes(in length: CGFloat) -> [LazyLane] { [LazyLane(start: 0, length: length)] }
  package var ownLength: CGFloat? { nil }
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    .box
  }
  package static var environmentMask: EnvironmentMask { [] }
  package func makeRow(_ node: RenderNode, _ owner: Element) -> RenderNode? { nil }
  package func updateRow(_ row: RenderNode, _ node: RenderNode, _ owner: Element) {}
  package func handle(_ event: HostEvent, _ runtime: ViewRuntime) {}
  package func performKey(
    _ stroke: KeyStroke, on row: LazyRow, of rows: any LazyRows
  ) -> Bool { false }
}
