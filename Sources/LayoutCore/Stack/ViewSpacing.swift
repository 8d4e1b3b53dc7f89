import Foundation

/// A view's preferred distances to its neighbours, on each of its four sides.
///
/// A stack without explicit spacing asks each pair of neighbours (S11.5):
///
/// ```swift
/// let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
/// ```
///
/// Each side holds two preferences, and either may be missing: one towards any neighbour, and one
/// towards other texts, which comes from the font. The distance between two views is
///
/// 1. the larger of the preferences towards text, if both sides have one,
/// 2. otherwise the larger of the general preferences,
/// 3. otherwise `standard`.
///
/// Spacers prefer 0 and most other views have no preference, so a spacer adds no gap around itself.
public struct ViewSpacing: Sendable {
  /// The distance between neighbours without preferences: 8 points.
  package static let standard: CGFloat = 8

  // Lanes are indexed by the raw values of `Edge`; NaN stands for a missing preference. So a
  // preference costs one register lane and no optional, and merging is a maximum that ignores
  // missing lanes.
  private var general = SIMD4<Double>(repeating: .nan)
  private var text = SIMD4<Double>(repeating: .nan)

  /// The spacing of a view that keeps no distance to anything.
  public static let zero = ViewSpacing(general: 0)

  /// Makes the spacing of a view without preferences.
  public init() {}

  /// Makes the spacing of a view with the same preference on each of the given sides.
  package init(general length: CGFloat, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.has(edge) {
      general[Int(edge.rawValue)] = Double(length)
    }
  }

  /// Makes the spacing of a text: the font's preference towards other texts above and below, and
  /// none otherwise.
  package init(textAbove above: CGFloat, below: CGFloat) {
    text[Int(Edge.top.rawValue)] = Double(above)
    text[Int(Edge.bottom.rawValue)] = Double(below)
  }

  /// Adopts the preferences of another view where they are larger.
  ///
  /// - Parameters:
  ///   - other: The preferences to merge.
  ///   - edges: The sides to change; the others keep their preferences.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let bits = SIMD4<Int64>(repeating: Int64(edges.rawValue))
    let isMeant = bits & SIMD4(1, 2, 4, 8) .!= 0
    Self.raise(&general, to: other.general, where: isMeant)
    Self.raise(&text, to: other.text, where: isMeant)
  }

  private static func raise(
    _ preferences: inout SIMD4<Double>, to others: SIMD4<Double>,
    where isMeant: SIMDMask<SIMD4<Int64>>
  ) {
    // A missing preference is NaN, so it is unequal to itself.
    let isLarger = others .> preferences .| preferences .!= preferences
    preferences.replace(with: others, where: isLarger .& isMeant)
  }

  /// Returns the larger preferences of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var merged = self
    merged.formUnion(other, edges: edges)
    return merged
  }

  /// Returns these preferences, with those of another view on some sides.
  package func replacing(_ edges: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    let bits = SIMD4<Int64>(repeating: Int64(edges.rawValue))
    let isMeant = bits & SIMD4(1, 2, 4, 8) .!= 0
    var changed = self
    changed.general.replace(with: other.general, where: isMeant)
    changed.text.replace(with: other.text, where: isMeant)
    return changed
  }

  /// Whether both have the same preferences on all sides.
  package func isSame(as other: ViewSpacing) -> Bool {
    // Compares bit patterns, so that missing preferences are equal too.
    let differences =
      Self.differences(general, other.general) | Self.differences(text, other.text)
    return differences[0] | differences[1] | differences[2] | differences[3] == 0
  }

  private static func differences(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<UInt64> {
    unsafeBitCast(a, to: SIMD4<UInt64>.self) ^ unsafeBitCast(b, to: SIMD4<UInt64>.self)
  }

  /// Returns the preferred distance between this view and the next one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let near = Int((axis == .horizontal ? Edge.trailing : .bottom).rawValue)
    let far = Int((axis == .horizontal ? Edge.leading : .top).rawValue)
    if !text[near].isNaN && !next.text[far].isNaN {
      return CGFloat(max(text[near], next.text[far]))
    }
    let preference = Double.maximum(general[near], next.general[far])
    return preference.isNaN ? Self.standard : CGFloat(preference)
  }
}
