import ViewDrawing
import ViewRuntime

/// A bar.
public struct LinearProgressViewStyle {
  private let tint: Color?

  /// A bar.
  public nonisolated init() { tint = nil }

  /// The form before `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    let body = ProgressBody(style: .linear, configuration: configuration)
    if let tint { body.tint(tint) } else { body }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
