/// The system that a preview is meant for.
public enum PreviewPlatform: Sendable, Hashable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
