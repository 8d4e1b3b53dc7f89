import ViewRuntime

/// Entries of an app's menus.
///
/// ```swift
/// struct NoteCommands: Commands {
///   @FocusedValue(\.note) private var note
///
///   var body: some Commands {
///     CommandMenu("Note") {
///       Button("Pin") { note?.pin() }.keyboardShortcut("p").disabled(note == nil)
///     }
///   }
/// }
///
/// WindowGroup { ContentView() }.commands { NoteCommands() }
/// ```
///
/// In a terminal F9 opens the menus; their shortcuts work all the time.
@MainActor @preconcurrency
public protocol Commands {
  /// What `body` is made of; `Never` of what the library has.
  associatedtype Body: Commands

  /// The menus and their entries. Runs again when something that it read changed, such as a focused
  /// value.
  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Primitive commands have no body of their own; asking for one is a programming error (D23).
  public var body: Never {
    fatalError(
      "SwiftUI: body of \(Self.self) was called. It is primitive and has none: put it into "
        + "`commands { }` instead of calling it.")
  }
}

/// Commands that are not made of other commands but of a view.
@MainActor
package protocol PrimitiveCommands: Commands where Body == Never {
  associatedtype CommandContent: View
  var commandContent: CommandContent { get }
}

/// Commands in the tree of views, so that they are mounted and updated as a view is.
struct CommandsView<C> {
  let commands: C

  nonisolated init(_ commands: C) { self.commands = commands }
}

extension CommandsView: View where C: Commands {
  var body: AnyView {
    guard let primitive = commands as? any PrimitiveCommands else {
      return AnyView(CommandsBody(commands: commands))
    }
    func open<P: PrimitiveCommands>(_ commands: P) -> AnyView { AnyView(commands.commandContent) }
    return open(primitive)
  }
}

/// Commands of the app's own: their properties are kept as a view's are.
private struct CommandsBody<C: Commands>: View, PropertyContainer {
  let commands: C

  var body: CommandsView<C.Body> { CommandsView(commands.body) }
}

/// Commands that a builder made.
package struct ViewCommands<Content> {
  package let commandContent: Content

  nonisolated init(_ content: Content) { commandContent = content }
}

extension ViewCommands: Commands where Content: View {
  package typealias Body = Never
}

extension ViewCommands: PrimitiveCommands where Content: View {}

extension Scene {
  /// Adds entries to the app's menus.
  ///
  /// ```swift
  /// WindowGroup { ContentView() }
  ///   .commands {
  ///     CommandMenu("Note") { Button("Pin") { pin() }.keyboardShortcut("p") }
  ///   }
  /// ```
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ViewScene(TupleView((SceneView(self), CommandsView(content()))))
  }
}
