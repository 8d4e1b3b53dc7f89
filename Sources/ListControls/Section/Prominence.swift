import ViewDrawing
import ViewRuntime
import ViewTexts

/// The visual weight of something.
public enum Prominence: Hashable, Sendable {
  /// Weaker than the rows: the default for list headers.
  case standard
  /// In the headline font, for parts that the user looks for.
  case increased
}
