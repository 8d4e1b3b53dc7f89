/// The system that a preview is intended for.
public enum PreviewPlatform: Sendable, Hashable {
  /// iPhone and iPad.
  case iOS
  /// The Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}
