import ViewRuntime

/// Items of an app's menus.
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
/// In a terminal, F9 opens the menus; their shortcuts work at any time.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of `body`; `Never` for the library's primitives.
  associatedtype Body: Commands

  /// The menus and their items. Evaluated again when a value that it read changes, such as a
  /// focused value.
  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Primitive commands have no body; calling it is a programming error (D23).
  public var body: Never {
    fatalError(
      "SwiftUI: body of \(Self.self) was called. It is primitive and has none: put it into "
        + "`commands { }` instead of calling it.")
  }
}

/// Commands that consist of a view rather than of other commands.
@MainActor
package protocol PrimitiveCommands: Commands where Body == Never {
  associatedtype CommandContent: View
  var commandContent: CommandContent { get }
}

/// Commands in the view tree, so that they are mounted and updated like a view.
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

/// Custom commands, whose properties are stored like a view's.
private struct CommandsBody<C: Commands>: View, PropertyContainer {
  let commands: C

  var body: CommandsView<C.Body> { CommandsView(commands.body) }
}

/// Commands made by a builder.
package struct ViewCommands<Content> {
  package let commandContent: Content

  nonisolated init(_ content: Content) { commandContent = content }
}

extension ViewCommands: Commands where Content: View {
  package typealias Body = Never
}

extension ViewCommands: PrimitiveCommands where Content: View {}

extension Scene {
  /// Adds items to the app's menus.
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
