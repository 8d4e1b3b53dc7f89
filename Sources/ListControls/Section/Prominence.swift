import ViewDrawing
import ViewRuntime
import ViewTexts

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// Paler than the rows, as a list has its headers.
  case standard
  /// In the letters of a headline, for parts that are looked for.
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
