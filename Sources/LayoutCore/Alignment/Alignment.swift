/// A guide along each axis, by which a container lines up children in both directions.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) { Photo(); Badge() }
/// ```
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment from one guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The middle, at the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)

  /// The middle, at the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)

  /// The leading side, at the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)

  /// The leading side, at the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)

  /// The trailing side, at the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// The trailing side, at the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Returns the key of the guide along `axis`.
  package func key(along axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}
