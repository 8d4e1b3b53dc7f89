import ListControls
import ViewRuntime
import ViewTexts

/// One page of a tab view, as declared.
struct TabPage: Identifiable {
  /// The page's identity, by its position among the pages.
  var id: AnyHashable
  /// The selection's value while the page is shown; nil stands for its index.
  var tag: AnyHashable?
  /// The tab's label; nil if it is unknown until the page is mounted.
  var label: AnyView?
  var badge: BadgeText?
  /// The tab's hint and value, for accessibility clients.
  var hint: Text?
  var value: Text?
  /// The entries of the tab's own menu.
  var menu: AnyView?
  /// The tab's swipe actions, in a sidebar.
  var swipes: AnyView?
  var isHidden = false
  var isDisabled = false
  /// The title of the section that begins with this page.
  var header: AnyView?
  /// The actions shown with that title in a sidebar.
  var sectionActions: AnyView?
  var placement = TabPlacement.automatic
  var visibility = TabVisibility()
  /// The id set by `customizationID(_:)`.
  var customizationID: String?
  var content: AnyView

  init(id: AnyHashable, content: AnyView) {
    self.id = id
    self.content = content
  }

  /// Returns the pages of a tab view's content: each view of a group, loop or condition is a page.
  @MainActor static func pages<V: View>(of view: V) -> [TabPage] {
    var pages: [TabPage] = []
    append(view, at: PagePath(), to: &pages)
    for index in pages.indices where pages[index].tag == nil {
      pages[index].tag = AnyHashable(index)
    }
    return pages
  }

  @MainActor static func append<V: View>(_ view: V, at path: PagePath, to pages: inout [TabPage]) {
    if let list = view as? any TabPageList, list.isList {
      list.appendPages(at: path, to: &pages)
      return
    }
    var page = TabPage(id: AnyHashable(path), content: AnyView(view))
    if let facts = view as? any TabPageFacts { facts.addFacts(to: &page) }
    pages.append(page)
  }
}

/// The path through groups, loops and conditions to a page.
struct PagePath: Hashable {
  private var steps: [AnyHashable] = []

  func appending(_ step: some Hashable) -> PagePath {
    var path = self
    path.steps.append(AnyHashable(step))
    return path
  }
}

/// A view, or tab content, that represents any number of pages.
@MainActor
protocol TabPageList {
  var isList: Bool { get }
  func appendPages(at path: PagePath, to pages: inout [TabPage])
}

extension TabPageList {
  var isList: Bool { true }
}

/// A modified view that carries facts about its page.
@MainActor
protocol TabPageFacts {
  func addFacts(to page: inout TabPage)
}

/// A modifier that carries a fact about a page.
@MainActor
protocol TabPageFact {
  func add(to page: inout TabPage)
}
