import HostInterface
import ViewRuntime

extension View {
  /// Paints texts, symbols and shapes inside with a colour; nil gives back the standard one.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
