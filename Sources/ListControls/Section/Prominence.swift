import ViewDrawing
import ViewRuntime
import ViewTexts

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
