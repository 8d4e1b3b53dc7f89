import Foundation
import LayoutCore
import ViewRuntime

/// A custom container, which measures and places its subviews.
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
/// Lengths that a layout computes are exact; in a terminal, positions are snapped to the nearest
/// cell. A cache lives as long as the container. It is updated when the layout changes, or a
/// subview is added, removed, or may have another size: it is rebuilt unless the layout implements
/// `updateCache`.
///
/// A layout with `animatableData` is evaluated for each frame of an animation that changes it.
public nonisolated protocol Layout: Animatable, Sendable {
  /// Data that the layout computes once and uses for measuring and placing.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// The properties that views inside read: the axis for spacers and dividers.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, before any other function is called.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cache after the layout or its subviews have changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// Returns the container's preferred spacing to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the container's size for a proposal; `.zero`, `.infinity` and `.unspecified` request
  /// the minimum, maximum and ideal size. Called several times in one pass.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places every subview, with `place(at:anchor:proposal:)`. The bounds have the size that
  /// `sizeThatFits` returned; their origin need not be zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Returns the position of a horizontal guide in the container; nil uses the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide in the container; nil uses the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties, without an axis: spacers inside expand in both directions.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Rebuilds the cache; implement it if a part of the cache can be kept.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns, for each side, the largest preference of any subview.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the guide that subviews set: the first or last of baselines, the mean of other guides;
  /// nil if no subview sets it. Calls `placeSubviews` on a trial run to get their positions.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { mergedGuides(guide.key, bounds, proposal, subviews, &cache) }

  /// Returns the guide that subviews set: the first or last of baselines, the mean of other guides;
  /// nil if no subview sets it. Calls `placeSubviews` on a trial run to get their positions.
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

  /// Returns the container with its subviews.
  ///
  /// Disfavoured, so that a layout's own `callAsFunction` takes precedence.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnimatedLayout(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache; declare a `Cache` type to share data between calls.
  public func makeCache(subviews: Subviews) {}
}
