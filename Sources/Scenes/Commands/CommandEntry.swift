import ViewBasics
import ViewRuntime

/// One part of an app's menus, as a scene gave it.
struct CommandEntry {
  enum Position {
    case menu
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
    /// The usual entries are taken out.
    case removal
  }

  let stage: Stage
  var position: Position
  var title: Text?
  var content: AnyView
}

/// Mounts entries without showing them, so that their shortcuts work while the menus are closed,
/// and tells the registry of them.
struct CommandEntryView<Entries> {
  let position: CommandEntry.Position
  let title: Text?
  let entries: Entries
}

extension CommandEntryView: View where Entries: View {
  typealias Body = Never
}

extension CommandEntryView: PrimitiveView, StagedView where Entries: View {
  var label: Entries { entries }
  var content: EmptyView { EmptyView() }

  private func entry(_ stage: Stage) -> CommandEntry {
    CommandEntry(
      stage: stage, position: position, title: title, content: AnyView(entries))
  }

  func attached(to stage: Stage) {
    stage.environment.windowRegistry?.commands.set(entry(stage))
  }

  func updated(_ stage: Stage) { stage.environment.windowRegistry?.commands.set(entry(stage)) }

  func detached(from stage: Stage) { stage.environment.windowRegistry?.commands.remove(stage) }
}
