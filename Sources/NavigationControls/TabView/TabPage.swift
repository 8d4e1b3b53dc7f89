import ListControls
import ViewRuntime
import ViewTexts

/// One page of a tab view, as it is written.
struct TabPage: Identifiable {
  /// Its place among the pages: the same as long as it is the same page.
  var id: AnyHashable
  /// What the selection is while it is seen; nil: its index.
  var tag: AnyHashable?
  /// nil: it is not known before the page is mounted.
  var label: AnyView?
  var badge: BadgeText?
  /// What choosing it does, and its value, for accessibility clients.
  var hint: Text?
  var value: Text?
  /// The entries of the tab's own menu.
  var menu: AnyView?
  /// What a swipe over the tab offers, in a sidebar.
  var swipes: AnyView?
  var isHidden = false
  var isDisabled = false
  /// The title of the section that begins with it.
  var header: AnyView?
  /// What stands with that title in a sidebar.
  var sectionActions: AnyView?
  var placement = TabPlacement.automatic
  var visibility = TabVisibility()
  /// The name that `customizationID(_:)` gives.
  var customizationID: String?
  var content: AnyView

  init(id: AnyHashable, content: AnyView) {
    self.id = id
    self.content = content
  }

  /// The pages of a tab view's content: a group's, a loop's or a condition's views are pages each.
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

/// The way through groups, loops and conditions to a page.
struct PagePath: Hashable {
  private var steps: [AnyHashable] = []

  func appending(_ step: some Hashable) -> PagePath {
    var path = self
    path.steps.append(AnyHashable(step))
    return path
  }
}

/// A view, or tab content, that stands for any number of pages.
@MainActor
protocol TabPageList {
  var isList: Bool { get }
  func appendPages(at path: PagePath, to pages: inout [TabPage])
}

extension TabPageList {
  var isList: Bool { true }
}

/// A modified view that knows something of its page.
@MainActor
protocol TabPageFacts {
  func addFacts(to page: inout TabPage)
}

/// A modifier that says something of a page.
@MainActor
protocol TabPageFact {
  func add(to page: inout TabPage)
}
