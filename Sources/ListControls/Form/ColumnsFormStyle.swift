import Controls
import ViewRuntime

/// A style with labels in one column and controls in the other.
public struct ColumnsFormStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .columns)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with labels in one column and controls in the other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
