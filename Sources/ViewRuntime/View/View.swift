import HostInterface

/// A piece of user interface: a value that describes what to show for the current state.
///
/// You write views as structs; the system calls `body` when something it read has changed, and
/// updates the screen.
///
/// ```swift
/// struct Greeting: View {
///   @State private var name = "world"
///
///   var body: some View {
///     VStack {
///       Text("Hello, \(name)!")
///       TextField("Name", text: $name)
///     }
///   }
/// }
/// ```
///
/// Conforming in the type's own declaration isolates the whole type to the main actor (S10.1). A
/// view value may be created any number of times; what lasts is its identity (S1.17).
@MainActor @preconcurrency
@_typeEraser(AnyView)
public protocol View {
  /// The type of view that `body` returns; inferred.
  associatedtype Body: View

  /// The content of the view. Called when a value that it read changed, at most once per frame; do
  /// not write state here (D1).
  ///
  /// Unlike the rest of the protocol it is not `@preconcurrency`: in a body that were, the compiler
  /// would allow reading an actor's property without `await`, with no more than a warning.
  @ViewBuilder @MainActor var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A value of type Never cannot exist.") }
}

extension View where Body == Never {
  /// Primitive views have no body; calling it is a programming error (D23).
  public var body: Never {
    Diagnostics.fatal(
      .misuse,
      "body of \(Self.self) was called. It is a primitive view and has none: put it into another "
        + "view's body instead of calling it.")
  }
}
