import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A page of a tab view, with its tab.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab(value: .search, role: .search) { SearchView() }
/// }
/// ```
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  nonisolated init(value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  package func appendPages(to pages: inout TabPages) {
    var page = TabPage(id: AnyHashable(pages.path), content: AnyView(content))
    page.tag = value.map { AnyHashable($0) }
    page.label = AnyView(label)
    pages.pages.append(page)
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The search page.
  public static let search = TabRole(name: "search")
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel {
  let title: Text
  let image: Image?
}

extension DefaultTabLabel: View {
  public var body: some View {
    if let image, ViewRuntime.isInCells {
      Label(title: { title }, icon: { image })
    } else {
      TitleBesideImage(title: title, image: image)
    }
  }
}

private struct TitleBesideImage: View {
  let title: Text
  let image: Image?
  @Environment(\.stacksTabLabels) private var isStacked

  init(title: Text, image: Image?) {
    self.title = title
    self.image = image
  }

  var body: some View {
    let layout =
      isStacked ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 8))
    layout {
      if let image { image.accessibilityHidden(true) }
      title
    }
  }
}
