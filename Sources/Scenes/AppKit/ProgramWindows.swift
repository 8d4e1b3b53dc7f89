import Observation
import UIKitNames
import ViewBasics
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The windows that the program has made with AppKit's names and shows.
@MainActor
final class ProgramWindows {
  private(set) var windows: [NSWindow] = []
  /// The window that is about to be in front; nil once it is.
  var coming: NSWindow?
  private let changes = ChangeCount()

  nonisolated init() {}

  func contains(_ window: NSWindow) -> Bool { windows.contains { $0 === window } }

  func add(_ window: NSWindow) {
    windows.append(window)
    coming = window
    changed()
  }

  func remove(_ window: NSWindow) {
    guard contains(window) else { return }
    if coming === window { coming = nil }
    windows.removeAll { $0 === window }
    changed()
  }

  func changed() { changes.count += 1 }

  /// The same as ``windows``; a view that reads them follows their titles and contents, too.
  var observed: [NSWindow] {
    _ = changes.count
    return windows
  }
}

@Observable @MainActor
private final class ChangeCount {
  var count = 0

  nonisolated init() {}
}

/// A window in the view tree for each that the program has made and shows.
struct ProgramWindowsView: View {
  @Environment(\.windowRegistry) private var registry

  var body: some View {
    ForEach(registry?.programWindows.observed.map(ShownWindow.init) ?? []) { shown in
      GuardedWindow(description(of: shown.window), content(of: shown.window))
        .environment(\.defaultWindowSize, shown.window.contentSize)
    }
  }

  private func description(of window: NSWindow) -> WindowDescription {
    let name = window.frameAutosaveName
    // No identifier of a scene.
    let id = name.isEmpty ? nil : "NSWindow \(name)"
    var description = WindowDescription(kind: .group, id: id)
    let title = window.title.isEmpty ? AppName.shown : window.title
    description.title = Text(verbatim: title)
    description.programWindow = window
    description.opensAtOnce = true
    description.closed = { [weak registry] in registry?.programWindows.remove(window) }
    return description
  }

  /// Another view is another identity, also if it is of the same type.
  @ViewBuilder private func content(of window: NSWindow) -> some View {
    ZStack {
      if let view = window.contentView { view.content.id(ObjectIdentifier(view)) }
    }
  }
}

@MainActor
private struct ShownWindow: @MainActor Identifiable {
  let window: NSWindow

  var id: ObjectIdentifier { ObjectIdentifier(window) }
}
