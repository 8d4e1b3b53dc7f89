import Foundation
import ViewRuntime

private struct LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The room between a label's icon and its title, in points; nil: the usual one.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The least width of a label's icon, in points, so that titles stand below each other; nil: its
  /// own.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}
