import Foundation

/// The size that a container offers to a child, which the child answers with a size of its own.
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
public struct ProposedViewSize: Hashable, BitwiseCopyable, Sendable {
  /// The width on offer, in points; `nil` asks for the ideal width.
  public var width: CGFloat?

  /// The height on offer, in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from its two dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size that takes all that is offered, and `size` where nothing was said.
  ///
  /// The default of 10 by 10 points is what shapes and colours answer to an open question (S11.2).
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

  /// The proposal of `major` along `axis` and `minor` along the other one.
  @inlinable
  package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
    self.init(
      width: axis == .horizontal ? major : minor, height: axis == .horizontal ? minor : major)
  }
}
