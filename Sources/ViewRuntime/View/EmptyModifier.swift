/// A modifier that changes nothing.
public struct EmptyModifier {
  /// Changes nothing.
  public static let identity = EmptyModifier()
  /// Changes nothing.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier, Sendable {
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
