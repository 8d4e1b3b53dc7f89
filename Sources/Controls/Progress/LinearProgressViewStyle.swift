import ViewDrawing
import ViewRuntime

/// A style that shows a bar.
public struct LinearProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint: the legacy form of `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    let body = ProgressBody(style: .linear, configuration: configuration)
    if let tint { body.tint(tint) } else { body }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
