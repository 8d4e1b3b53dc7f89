import Foundation
import ViewRuntime

/// What a tab view keeps: which page is seen where the program does not say so, and what pages say.
@MainActor
final class TabModel {
  /// What pages say of the row of tabs.
  let bar = ChildRegistry()
  private var labels: [AnyHashable: ChildRegistry] = [:]

  /// Whether a page had something for the window's bar. That it had so before is enough: the tabs
  /// stay where they are when a page is chosen that has nothing.
  private var hasUpperBars = false
  private var width: CGFloat = 0

  /// Whether there is room for the tabs in the window's bar, between a title's and items' room.
  func isWide(for count: Int) -> Bool { width >= max(550, 190 + 90 * CGFloat(count)) }

  /// Where the tabs stand on a desktop: in the bar of a wide window, below the pages of a narrow
  /// one if these have something for the bar themselves.
  func place(
    of count: Int, saidBy screen: Screen, _ registrations: [ChildRegistration]
  ) -> TabBarPlace {
    if isWide(for: count) { return .bar }
    let shown = ShownBar(screen, registrations)
    hasUpperBars =
      hasUpperBars || shown.state.hasUpperBar || shown.back != nil || registrations.hasOtherBars
    return hasUpperBars ? .lower : .upper
  }

  /// To be told by layout.
  func note(width: CGFloat, _ runtime: ViewRuntime) {
    guard width != self.width else { return }
    self.width = width
    runtime.afterNextLayout { [weak self] in self?.bar.invalidate() }
  }

  /// What the views of a page say of its tab.
  func labels(of page: AnyHashable) -> ChildRegistry {
    if let registry = labels[page] { return registry }
    let registry = ChildRegistry()
    labels[page] = registry
    return registry
  }
}

/// Where a tab view's tabs stand.
enum TabBarPlace {
  /// Above the pages.
  case upper
  /// In the window's bar, in the title's place.
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
  /// The page of a tab view that the view stands on.
  var tabPage: TabPageReference? {
    get { self[TabPageKey.self] }
    set { self[TabPageKey.self] = newValue }
  }
}
