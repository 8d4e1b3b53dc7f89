import Foundation
import LayoutCore
import ViewRuntime

/// A type-erased layout: changing it keeps the state of the subviews.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { First(); Second() }
/// ```
public struct AnyLayout: Layout {
  private var box: AnyLayoutBox

  /// Erases the type of a layout; an `AnyLayout` is not wrapped again.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  var orientation: Axis? { box.orientation }
  var grid: GridLayout? { box.grid }

  /// The data of the wrapped layout. Layouts of different types are not interpolated.
  public var animatableData: _AnyAnimatableData {
    get { box.data }
    set { box = box.with(newValue) }
  }

  /// Makes the cache of the wrapped layout; the system calls this.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews))
  }

  /// Updates the cache of the wrapped layout; the system calls this.
  ///
  /// A cache from a layout of another type is replaced.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews)
  }

  /// Returns the spacing of the wrapped layout; the system calls this.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// Returns the size of the wrapped layout; the system calls this.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews with the wrapped layout; the system calls this.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// Returns the horizontal guide of the wrapped layout, nil if it has none; the system calls this.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.alignment(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the vertical guide of the wrapped layout, nil if it has none; the system calls this.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.alignment(guide, bounds, proposal, subviews, &cache.value)
  }
}

/// Erases the type of a layout; replaces the cache of a former layout of another type.
private class AnyLayoutBox: @unchecked Sendable {
  typealias Subviews = LayoutSubviews

  var orientation: Axis? { preconditionFailure("overridden") }
  var grid: GridLayout? { nil }
  var data: _AnyAnimatableData { preconditionFailure("overridden") }
  func with(_ data: _AnyAnimatableData) -> AnyLayoutBox { preconditionFailure("overridden") }
  func makeCache(_ subviews: Subviews) -> Any { preconditionFailure("overridden") }
  func updateCache(_ cache: inout Any, _ subviews: Subviews) {}
  func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    preconditionFailure("overridden")
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize { preconditionFailure("overridden") }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {}
  func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Any
  ) -> CGFloat? { nil }
  func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

/// Immutable, and its layout is a `Sendable` value.
private final class TypedLayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  let layout: L

  init(_ layout: L) { self.layout = layout }

  private func with<R>(
    _ cache: inout Any, _ subviews: Subviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var inner = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = inner }
    return body(&inner)
  }

  override var orientation: Axis? { L.layoutProperties.stackOrientation }
  override var grid: GridLayout? { layout as? GridLayout }
  override var data: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func with(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let own = data.vector as? L.AnimatableData else { return self }
    var layout = layout
    layout.animatableData = own
    return TypedLayoutBox(layout)
  }

  override func makeCache(_ subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

  override func updateCache(_ cache: inout Any, _ subviews: Subviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
