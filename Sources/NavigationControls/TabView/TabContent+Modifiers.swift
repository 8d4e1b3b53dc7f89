import Foundation
import ListControls
import ViewBasics
import ViewRuntime
import ViewTexts

/// The pages of tab content that a modifier changes.
enum TabChangeScope {
  case all
  case first
  /// The page of a single tab; none for a section with several.
  case single
}

/// Tab content whose pages a modifier changes.
struct ModifiedTabContent<Content: TabContent> {
  let content: Content
  let scope: TabChangeScope
  let change: (inout TabPage) -> Void
}

extension ModifiedTabContent: TabContent, PrimitiveTabContent {
  typealias TabValue = Content.TabValue

  func appendPages(to pages: inout TabPages) {
    let start = pages.pages.count
    pages.append(content)
    let count = pages.pages.count - start
    let changed =
      switch scope {
      case .all: count
      case .first: min(count, 1)
      case .single: count == 1 ? 1 : 0
      }
    for index in start..<start + changed { change(&pages.pages[index]) }
  }
}

extension TabContent {
  nonisolated func changed(
    _ scope: TabChangeScope = .all, _ change: @escaping (inout TabPage) -> Void
  ) -> ModifiedTabContent<Self> {
    ModifiedTabContent(content: self, scope: scope, change: change)
  }

  /// Shows a number on the tab; 0 shows nothing.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.badge = BadgeText(count) }
  }

  /// Shows a text on the tab; nil shows nothing.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.badge = BadgeText(text: label) }
  }

  /// Shows a text on the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    badge(Text(key))
  }

  /// Shows a text from a resource on the tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
    badge(Text(resource))
  }

  /// Shows a text on the tab; nil shows nothing.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Removes the tab and its page; the page's state is lost.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.isHidden = $0.isHidden || hidden }
  }

  /// Disables selecting the tab.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Sets the tab's id for customization; here it becomes the page's identity. The tabs of a
  /// section keep their own ids.
  ///
  /// - Note: Without effect: there is no way yet for the user to rearrange items or tabs.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed(.single) {
      $0.id = AnyHashable(id)
      $0.customizationID = id
    }
  }

  /// Sets the tab's identifier for tests and accessibility clients.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue>
  {
    changed { $0.label = $0.label.map { AnyView($0.accessibilityIdentifier(identifier)) } }
  }

  /// Sets an environment value for the pages (S7.1).
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some TabContent<TabValue> {
    changed { $0.content = AnyView($0.content.environment(keyPath, value)) }
  }
}
