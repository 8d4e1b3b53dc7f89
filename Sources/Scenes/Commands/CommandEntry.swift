import ViewRuntime
import ViewTexts

/// A part of an app's menus, declared by a scene.
struct CommandEntry {
  enum Position {
    case menu
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
    /// The library's default entries, which entries of the program replace. If there are several,
    /// the first whole one is used.
    case usual(CommandGroupPlacement, isWhole: Bool)
    /// Removes the default entries.
    case removal
  }

  let portal: Portal
  var position: Position
  var title: Text?
  var content: AnyView
}

/// Mounts entries without showing them, so that their shortcuts work while the menus are closed,
/// and registers them.
struct CommandEntryView<Entries> {
  let position: CommandEntry.Position
  let title: Text?
  let entries: Entries
}

extension CommandEntryView: View where Entries: View {
  typealias Body = Never
}

extension CommandEntryView: PrimitiveView, PortalView where Entries: View {
  var label: Entries { entries }
  func content(in portal: Portal) -> EmptyView { EmptyView() }

  private func entry(_ portal: Portal) -> CommandEntry {
    CommandEntry(
      portal: portal, position: position, title: title, content: AnyView(entries))
  }

  func attached(to portal: Portal) {
    portal.environment.windowRegistry?.commands.set(entry(portal))
  }

  func updated(_ portal: Portal) { portal.environment.windowRegistry?.commands.set(entry(portal)) }

  func detached(from portal: Portal) { portal.environment.windowRegistry?.commands.remove(portal) }
}
