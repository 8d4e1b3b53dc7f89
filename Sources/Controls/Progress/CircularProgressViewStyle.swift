import ViewDrawing
import ViewRuntime

/// A style that shows a spinner.
public struct CircularProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint: the legacy form of `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    let body = ProgressBody(style: .circular, configuration: configuration)
    if let tint { body.tint(tint) } else { body }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
