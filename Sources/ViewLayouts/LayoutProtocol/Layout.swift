import Foundation
import LayoutCore
import ViewRuntime

/// A container of one's own: measures and places its subviews.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     subviews.reduce(.zero) { sum, subview in
///       let size = subview.sizeThatFits(.unspecified)
///       return CGSize(width: sum.width + size.width, height: sum.height + size.height)
///     }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
///
/// Diagonal { Text("a"); Text("b") }
/// ```
///
/// Lengths of one's own are exact; in a terminal, places come out on the next cell. A cache lives
/// as long as the container. It is updated when the layout is another one or a subview comes, goes,
/// or may have another size: made again, unless the layout has an `updateCache` of its own.
///
/// A layout with `animatableData` is asked again for each frame of an animation that changes it.
public nonisolated protocol Layout: Animatable, Sendable {
  /// What the layout computes once and uses for measuring and for placing.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What views inside ask of their container: the axis of its spacers and dividers.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, before the first of the other functions is called.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Brings the cache up to date after the layout or its subviews changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// How much distance the container likes to have to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The container's size for a proposal; `.zero`, `.infinity` and `.unspecified` ask for the
  /// smallest, the largest and the ideal one. Called several times in one pass.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Gives every subview its place, with `place(at:anchor:proposal:)`. The bounds have the size
  /// that `sizeThatFits` answered; their origin need not be zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Where a horizontal guide lies in the container; nil: the guide's usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Where a vertical guide lies in the container; nil: the guide's usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing in particular: spacers inside take both directions.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again; write your own where a part of it can be kept.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// On each side the largest preference of any subview.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Where subviews set the guide: the first or last of the baselines, the mean of other guides.
  /// Nil if none of them sets it. The layout is asked where it would place them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { mergedGuides(guide.key, bounds, proposal, subviews, &cache) }

  /// Where subviews set the guide: the first or last of the baselines, the mean of other guides.
  /// Nil if none of them sets it. The layout is asked where it would place them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { mergedGuides(guide.key, bounds, proposal, subviews, &cache) }

  private func mergedGuides(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let trial = subviews.trial(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
    }
    return trial.explicitAlignment(key, of: subviews)
  }

  /// The container with its subviews.
  ///
  /// Out of favour: a layout may have a call of its own, which then is meant.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnimatedLayout(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing to be kept; give `Cache` a type of your own to keep what several questions need.
  public func makeCache(subviews: Subviews) {}
}
