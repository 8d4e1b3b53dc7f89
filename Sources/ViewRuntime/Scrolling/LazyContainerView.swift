import Foundation
import HostInterface
import LayoutCore

/// A container that mounts only what shows: lazy stacks, grids and lists.
@MainActor
package protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// The axis along which lines follow each other.
  var axis: Axis { get }
  /// Between lines; nil: the usual distance.
  var lineSpacing: CGFloat? { get }
  /// Where an item lies across the line.
  var itemAlignment: AlignmentKey { get }

  /// Which parts of sections stay in sight.
  var pinnedParts: PinnedParts { get }

  /// Whether each view has a place of its own, as in a grid. In a stack those of one element follow
  /// each other in any case, and nobody has to know how many there are before.
  static var placesEachView: Bool { get }

  /// Whether it is a stack, so that a divider in it lies across its axis and a spacer along it
  /// (S11.7).
  static var isStack: Bool { get }

  /// The places of a line for a length across; a stack has one.
  func lanes(in length: CGFloat) -> [LazyLane]

  /// How long a line is where nobody says how long it may be; nil: as its longest item.
  var ownLength: CGFloat? { get }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent?
  static var environmentMask: EnvironmentMask { get }

  /// A wrapper for a row's nodes, or nil to show the node itself: a list's chrome.
  func makeRow(_ node: RenderNode, _ owner: Element) -> RenderNode?
  /// Brings a row's wrapper up to date: called with every new value of the container, and when the
  /// row is placed and something in it, or attached to it, has changed. Its first child is `node`.
  func updateRow(_ row: RenderNode, _ node: RenderNode, _ owner: Element)

  func handle(_ event: HostEvent, _ runtime: ViewRuntime)

  /// A key that nobody wanted so far while the focus is on a row.
  ///
  /// - Returns: whether it meant something.
  func performKey(_ stroke: KeyStroke, on row: LazyRow, of rows: any LazyRows) -> Bool
}

/// A place in a line of a lazy container: where it begins across the axis, and how long it is.
package struct LazyLane: Equatable, Sendable {
  package var start: CGFloat
  package var length: CGFloat
  /// Where an item lies across the lane; nil: as in all lanes.
  package var across: AlignmentKey?
  /// Where it lies in a line that is longer than it.
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
