import Foundation
import PresentationControls
import ViewRuntime
import ViewTexts

/// The windows of a group: the first one, which exists before it is opened and after it is closed,
/// and the others that are open.
struct GroupWindows<Data: Codable & Hashable, Content: View> {
  fileprivate struct Entry: Identifiable {
    let id: Int
    /// The value for which the window was opened.
    var value: Data?
  }

  let description: WindowDescription
  /// Makes the content; a group without values has none to pass.
  let make: (Binding<Data?>) -> Content
  let makeDefault: (() -> Data)?
  /// The windows other than the first one.
  @State private var others: [Entry] = []
  @State private var lastID = 0

  nonisolated init(
    description: WindowDescription, makeDefault: (() -> Data)? = nil,
    make: @escaping (Binding<Data?>) -> Content
  ) {
    self.description = description
    self.make = make
    self.makeDefault = makeDefault
  }
}

extension GroupWindows: View {
  var body: some View {
    window(Entry(id: 0), remove: nil)
    ForEach(others) { entry in
      window(entry) { others.removeAll { $0.id == entry.id } }
    }
    WindowOpener(
      type: ObjectIdentifier(Data.self), id: description.id,
      requests: Data.self as? any AnyDocumentRequest.Type, documents: description.documents
    ) { value in
      if let value = value.base as? Data { open(value) }
    }
  }

  @MainActor
  private func window(_ entry: Entry, remove: (() -> Void)?) -> GroupWindow<Data, Content> {
    GroupWindow(
      description: described(entry), make: make, makeDefault: makeDefault, value: entry.value,
      remove: remove)
  }

  @MainActor private func described(_ entry: Entry) -> WindowDescription {
    var description = description
    description.opensAtOnce = entry.id > 0
    description.openAnother = { open(nil) }
    return description
  }

  @MainActor private func open(_ value: Data?) {
    lastID += 1
    others.append(Entry(id: lastID, value: value))
  }
}

/// One window of a group, with its current value.
private struct GroupWindow<Data: Codable & Hashable, Content: View>: View {
  private let description: WindowDescription
  private let make: (Binding<Data?>) -> Content
  private let makeDefault: (() -> Data)?
  /// Removes the window from the group; nil keeps it, to be opened again.
  private let remove: (() -> Void)?
  @State private var value: Data?
  /// The window's title from its content; nil uses the scene's.
  @State private var title: String?
  @State private var closing = DismissalGuard()

  init(
    description: WindowDescription, make: @escaping (Binding<Data?>) -> Content,
    makeDefault: (() -> Data)?, value: Data?, remove: (() -> Void)?
  ) {
    self.description = description
    self.make = make
    self.makeDefault = makeDefault
    self.remove = remove
    _value = State(initialValue: value)
  }

  var body: some View {
    WindowView(
      described,
      PresentedWindowContent(make: make, makeDefault: makeDefault, value: $value)
        .environment(\.windowTitle, $title)
        .environment(\.dismissalGuard, closing))
  }

  private var described: WindowDescription {
    var description = description
    description.value = value.map { AnyHashable($0) }
    description.closing = closing
    description.closed = remove ?? forget
    if let title { description.title = Text(verbatim: title) }
    return description
  }

  /// Resets the window for its next opening.
  private func forget() {
    value = nil
    title = nil
    closing = DismissalGuard()
  }
}

/// Describes to the registry how to make a window for a value.
struct WindowOpener {
  let type: ObjectIdentifier
  let id: String?
  /// The request type of a document group; nil for other groups.
  let requests: (any AnyDocumentRequest.Type)?
  let documents: DocumentKind?
  let open: (AnyHashable) -> Void
}

extension WindowOpener: View {
  typealias Body = Never
}

extension WindowOpener: PrimitiveView, PortalView {
  var label: EmptyView { EmptyView() }
  func content(in portal: Portal) -> EmptyView { EmptyView() }

  func attached(to portal: Portal) { portal.environment.windowRegistry?.set(self, for: portal) }
  func updated(_ portal: Portal) { portal.environment.windowRegistry?.set(self, for: portal) }
  func detached(from portal: Portal) { portal.environment.windowRegistry?.set(nil, for: portal) }
}

private struct WindowTitleKey: EnvironmentKey {
  static var defaultValue: Binding<String?>? { nil }
}

extension EnvironmentValues {
  /// The title of the window that shows a value.
  var windowTitle: Binding<String?>? {
    get { self[WindowTitleKey.self] }
    set { self[WindowTitleKey.self] = newValue }
  }
}
