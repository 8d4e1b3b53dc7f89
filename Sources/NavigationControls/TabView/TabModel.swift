import Foundation
import ViewRuntime

/// The model of a tab view: its pages' registrations and its width.
@MainActor
final class TabModel {
  /// The pages' registrations about the tab bar.
  let bar = ChildRegistry()
  private var labels: [AnyHashable: ChildRegistry] = [:]

  /// Whether any page so far had content for the window's bar. It stays true, so that the tabs do
  /// not move when a page without such content is selected.
  private var hasUpperBars = false
  private var width: CGFloat = 0

  /// Whether the tabs fit in the window's bar, between the title and the items.
  func isWide(for count: Int) -> Bool { width >= 550 && hasRoom(for: count) }

  /// Whether the bar has room for the tabs' labels.
  private func hasRoom(for count: Int) -> Bool { width >= 190 + 90 * CGFloat(count) }

  /// Whether a row of tabs below the pages is too short for their icons beside their titles.
  func isStacked(for count: Int) -> Bool {
    width > 0 && width < 110 * CGFloat(count)
  }

  /// Returns where the tabs are shown on a desktop: in the bar of a wide window; in a narrow one
  /// below the pages if these have bar content themselves or the bar is too short, otherwise above
  /// them.
  func place(
    of count: Int, saidBy screen: Screen, _ registrations: [ChildRegistration]
  ) -> TabBarPlace {
    if isWide(for: count) { return .bar }
    let shown = ShownBar(screen, registrations)
    hasUpperBars =
      hasUpperBars || shown.state.hasUpperBar || shown.back != nil || registrations.hasOtherBars
    return hasUpperBars || width > 0 && !hasRoom(for: count) ? .lower : .upper
  }

  /// Called by layout.
  func note(width: CGFloat, _ runtime: ViewRuntime) {
    guard width != self.width else { return }
    self.width = width
    runtime.afterNextLayout { [weak self] in self?.bar.invalidate() }
  }

  /// Returns the registry for the tab labels of a page's views.
  func labels(of page: AnyHashable) -> ChildRegistry {
    if let registry = labels[page] { return registry }
    let registry = ChildRegistry()
    labels[page] = registry
    return registry
  }
}

/// Where a tab view's tabs are shown.
enum TabBarPlace {
  /// Above the pages.
  case upper
  /// In the window's bar, in place of the title.
  case bar
  /// Below the pages.
  case lower
}

/// A page's connections to its tab view.
struct TabPageReference: Equatable {
  let bar: ChildRegistry
  let labels: ChildRegistry

  static func == (a: Self, b: Self) -> Bool { a.bar === b.bar && a.labels === b.labels }
}

private struct TabPageKey: EnvironmentKey {
  static var defaultValue: TabPageReference? { nil }
}

extension EnvironmentValues {
  /// The tab view page that contains the view.
  var tabPage: TabPageReference? {
    get { self[TabPageKey.self] }
    set { self[TabPageKey.self] = newValue }
  }
}
