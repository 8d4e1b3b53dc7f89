import Foundation
import LayoutCore
import ViewRuntime

/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  private let subviews: ArraySlice<LayoutSubview>

  /// The layout direction; positions are mirrored automatically.
  public let layoutDirection: LayoutDirection

  @MainActor
  init(of node: RenderNode) {
    let placements = Placements()
    subviews = node.children.map { LayoutSubview(node: $0, placements: placements) }[...]
    layoutDirection = node.isRightToLeft ? .rightToLeft : .leftToRight
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
    self.subviews = subviews
    layoutDirection = direction
  }

  /// The index of the first subview: 0, or the start of a slice.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the subview at a valid index.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Returns a range of subviews; they keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection)
  }

  /// Returns the subviews at some indices, in the given order, with new indices from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }[...], layoutDirection)
  }
}

extension LayoutSubviews {
  /// Places the subviews that the layout did not place at the centre.
  func placeRest(in bounds: CGRect, proposal: ProposedViewSize) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for subview in self where !subview.isPlaced {
      subview.place(at: middle, anchor: .center, proposal: proposal)
    }
  }

  /// Returns where `place` would put the subviews, without moving them.
  func trial(
    in bounds: CGRect, proposal: ProposedViewSize, placing place: (LayoutSubviews) -> Void
  ) -> Arrangement {
    let placements = Placements(isTrial: true)
    let tried = LayoutSubviews(
      subviews.map { LayoutSubview(node: $0.node, placements: placements) }[...], layoutDirection)
    place(tried)
    tried.placeRest(in: bounds, proposal: proposal)
    return Arrangement(
      size: bounds.size,
      placements: tried.compactMap { placements.places[ObjectIdentifier($0.node)] })
  }
}

/// The subviews that the layout has placed so far, and in a trial, their positions.
final class Placements: @unchecked Sendable {
  // Used in one layout pass, on the main thread.
  var placed: Set<ObjectIdentifier> = []
  var places: [ObjectIdentifier: Arrangement.Placement] = [:]
  let isTrial: Bool

  init(isTrial: Bool = false) { self.isTrial = isTrial }
}
