import Foundation
import ViewRuntime

extension View {
  /// Sets the minimum icon width of the labels inside, in points, so that their titles align.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}

private struct LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The minimum width of a label's icon, in points, so that titles align; nil uses the icon's own
  /// width.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}
