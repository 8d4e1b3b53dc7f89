/// A modifier that changes nothing.
public struct EmptyModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier, Sendable {
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}
