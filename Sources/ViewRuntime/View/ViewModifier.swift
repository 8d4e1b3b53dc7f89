/// A reusable change to any view: layout, appearance, behaviour.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.thinMaterial).cornerRadius(12)
///   }
/// }
///
/// Text("Hello").modifier(Card())
/// ```
///
/// A modifier may have state of its own, which lives as long as the modified view (S2.14).
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body(content:)` returns; inferred.
  associatedtype Body: View

  /// The view that the modifier is applied to, as a placeholder.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view: `content` with the modifier's additions.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body; calling it is a programming error (D23).
  public func body(content: Content) -> Never {
    Diagnostics.fatal(
      .misuse,
      "body(content:) of \(Self.self) was called. It is a primitive modifier and has none: apply it "
        + "with `modifier(_:)`.")
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one, then `modifier`.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the runtime applies directly.
@MainActor
package protocol PrimitiveModifier: ViewModifier {
  /// Creates the element for the modified view in memory, which is left uninitialised.
  static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>>
}
