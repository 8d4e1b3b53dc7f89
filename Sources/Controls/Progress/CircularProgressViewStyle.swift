import ViewDrawing
import ViewRuntime

/// A wheel.
public struct CircularProgressViewStyle {
  private let tint: Color?

  /// A wheel.
  public nonisolated init() { tint = nil }

  /// The form before `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    let body = ProgressBody(style: .circular, configuration: configuration)
    if let tint { body.tint(tint) } else { body }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
