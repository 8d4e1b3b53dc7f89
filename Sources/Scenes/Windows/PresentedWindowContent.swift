import Foundation
import PresentationControls
import ViewRuntime
import ViewTexts

/// The content of a window that shows a value: what `WindowGroup(for:content:)` makes.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let make: (Binding<Data?>) -> Content
  let value: Binding<Data?>
}

extension PresentedWindowContent: View {
  public var body: some View { make(value) }
}

/// A window group's content that is there once for each value.
@MainActor
protocol ValueWindowContent {
  func windows(_ description: WindowDescription) -> AnyView
}

extension PresentedWindowContent: ValueWindowContent {
  func windows(_ description: WindowDescription) -> AnyView {
    AnyView(ValueWindows(description: description, make: make))
  }
}

/// The windows of a group, one for each value that was opened, and one for none.
private struct ValueWindows<Data: Codable & Hashable, Content: View>: View {
  struct Entry: Identifiable {
    let id: Int
    var value: Data?
    /// What the content calls its window; nil: as the scene says.
    var title: String?
    let closing = DismissalGuard()
  }

  let description: WindowDescription
  let make: (Binding<Data?>) -> Content
  @State private var entries = [Entry(id: 0, value: nil)]

  var body: some View {
    ForEach($entries) { $entry in
      WindowView(
        described(entry),
        PresentedWindowContent(make: make, value: $entry.value)
          .environment(\.windowTitle, $entry.title)
          .environment(\.dismissalGuard, entry.closing))
    }
    WindowOpener(
      type: ObjectIdentifier(Data.self), id: description.id,
      request: { url in (Data.self as? any AnyDocumentRequest.Type)?.request(for: url) }
    ) { value in
      guard let value = value.base as? Data else { return }
      entries.append(Entry(id: entries.count, value: value))
    }
  }

  @MainActor
  private func described(_ entry: Entry) -> WindowDescription {
    var description = description
    description.value = entry.value.map { AnyHashable($0) }
    description.closing = entry.closing
    description.opensAtOnce = entry.id > 0
    if let title = entry.title { description.title = Text(verbatim: title) }
    return description
  }
}

/// Tells the registry how a window for a value is made.
struct WindowOpener {
  let type: ObjectIdentifier
  let id: String?
  /// The value of a file's window, if files like this one are shown.
  let request: @MainActor (URL) -> AnyHashable?
  let open: (AnyHashable) -> Void
}

extension WindowOpener: View {
  typealias Body = Never
}

extension WindowOpener: PrimitiveView, PortalView {
  var label: EmptyView { EmptyView() }
  var content: EmptyView { EmptyView() }

  func attached(to portal: Portal) { portal.environment.windowRegistry?.set(self, for: portal) }
  func updated(_ portal: Portal) { portal.environment.windowRegistry?.set(self, for: portal) }
  func detached(from portal: Portal) { portal.environment.windowRegistry?.set(nil, for: portal) }
}

private struct WindowTitleKey: EnvironmentKey {
  static var defaultValue: Binding<String?>? { nil }
}

extension EnvironmentValues {
  /// What the window of a value is called.
  var windowTitle: Binding<String?>? {
    get { self[WindowTitleKey.self] }
    set { self[WindowTitleKey.self] = newValue }
  }
}
