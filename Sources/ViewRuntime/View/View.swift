import HostInterface

/// A piece of user interface: a value that says what to show for the present state.
///
/// You write views as structs; the system calls `body` when something that it read has changed,
/// and brings the screen up to date.
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
/// Conforming in the type's own declaration isolates the whole type to the main actor (S10.1).
/// A view value may be made any number of times; what lasts is its identity (S1.17).
@MainActor @preconcurrency
@_typeEraser(AnyView)
public protocol View {
  /// The type of view that `body` returns; inferred.
  associatedtype Body: View

  /// What to show. Called when a value that it read changed, at most once in a frame; write no
  /// state here (D1).
  ///
  /// Not `@preconcurrency`, as the rest of the protocol is: in a body that is, the compiler would
  /// let an actor's property be read without `await`, with no more than a warning.
  @ViewBuilder @MainActor var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A value of type Never cannot exist.") }
}

extension View where Body == Never {
  /// Primitive views have no body of their own; asking for one is a programming error (D23).
  public var body: Never {
    Diagnostics.fatal(
      .misuse,
      "body of \(Self.self) was called. It is a primitive view and has none: put it into another "
        + "view's body instead of calling it.")
  }
}
