import Foundation

/// The size that a container proposes to a child, which responds with its own size.
///
/// Each of the two dimensions is one of four questions (S11.1):
///
/// | value        | question                       |
/// |--------------|--------------------------------|
/// | `nil`        | what is your ideal length?     |
/// | `0`          | what is your minimum length?   |
/// | `.infinity`  | what is your maximum length?   |
/// | other        | what do you do with so much?   |
///
/// ```swift
/// let ideal = subview.sizeThatFits(.unspecified)
/// let tall = subview.sizeThatFits(ProposedViewSize(width: 200, height: nil))
/// ```
public struct ProposedViewSize: BitwiseCopyable, Sendable {
  // A node stores several, and each child of a container has another: two optionals would need
  // twice the space. One of the NaN bit patterns stands for nil, one that no arithmetic produces.
  @usableFromInline var cachedWidth: Double
  @usableFromInline var cachedHeight: Double

  @inlinable static var open: Double { Double(bitPattern: 0x7FF8_0000_006E_696C) }

  @inlinable
  static func keep(_ length: CGFloat?) -> Double { length.map(Double.init) ?? open }

  @inlinable
  static func length(_ kept: Double) -> CGFloat? {
    kept.bitPattern == open.bitPattern ? nil : CGFloat(kept)
  }

  /// The proposed width in points; `nil` asks for the ideal width.
  @inlinable
  public var width: CGFloat? {
    get { Self.length(cachedWidth) }
    set { cachedWidth = Self.keep(newValue) }
  }

  /// The proposed height in points; `nil` asks for the ideal height.
  @inlinable
  public var height: CGFloat? {
    get { Self.length(cachedHeight) }
    set { cachedHeight = Self.keep(newValue) }
  }

  /// A proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// A proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A proposal that asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from its two dimensions.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    cachedWidth = Self.keep(width)
    cachedHeight = Self.keep(height)
  }

  /// Makes a proposal of exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposed size, with `size` in place of unspecified dimensions.
  ///
  /// The default of 10 by 10 points is what shapes and colours return for an unspecified proposal
  /// (S11.2).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The dimension along `axis`.
  @inlinable
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a proposal of `major` along `axis` and `minor` along the other one.
  @inlinable
  package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
    self.init(
      width: axis == .horizontal ? major : minor, height: axis == .horizontal ? minor : major)
  }
}

extension ProposedViewSize: Hashable {
  @inlinable
  public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
    areSame(a.cachedWidth, b.cachedWidth) && areSame(a.cachedHeight, b.cachedHeight)
  }

  /// Compares two values; a value that is not a number equals itself.
  @inlinable
  static func areSame(_ a: Double, _ b: Double) -> Bool { a == b || a.bitPattern == b.bitPattern }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension ProposedViewSize: CustomReflectable {
  /// The public properties, for `print` and `dump`.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["width": width as Any, "height": height as Any], displayStyle: .struct)
  }
}
