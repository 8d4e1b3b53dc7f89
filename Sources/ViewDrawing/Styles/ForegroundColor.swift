import HostInterface
import ViewRuntime

extension View {
  /// Sets the colour of texts, symbols and shapes inside; nil restores the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
