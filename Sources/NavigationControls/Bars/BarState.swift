import LayoutCore
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// The content of a screen's bars, collected from its views' registrations.
///
/// If two views register the same fact, the outer one wins; items are combined.
@MainActor
struct BarState {
  private(set) var title: Text?
  private(set) var editedTitle: Binding<String>?
  private(set) var subtitle: Text?
  private(set) var displayMode: ToolbarTitleDisplayMode?
  private(set) var role: ToolbarRole?
  private(set) var titleMenu: [RenderNode] = []
  private(set) var isBackHidden: Bool?
  private(set) var refresh: [RenderNode] = []
  /// The tabs of the tab view around the screen, shown in place of the title.
  private(set) var tabs: [RenderNode] = []
  private var sidebarToggle: [RenderNode] = []
  private var needsSidebarToggle = false
  private(set) var search: [RenderNode]?
  private var removed: Set<ToolbarDefaultItemKind> = []
  private var items: [ToolbarItemPlacement.Kind: [RenderNode]] = [:]
  private var visibility: [ToolbarPlacement.Kind: Visibility] = [:]
  private var background: [ToolbarPlacement.Kind: AnyShapeStyle] = [:]
  private var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
  private var colorScheme: [ToolbarPlacement.Kind: ColorScheme] = [:]

  init(_ registrations: [ChildRegistration]) {
    for (fact, nodes) in registrations.facts { take(fact, nodes) }
  }

  /// Adds the search that is registered outside a split view.
  init(_ registrations: [ChildRegistration], outside: [ChildRegistration]) {
    self.init(registrations + outside.filter(\.isSearch))
  }

  /// Adds the facts that also apply to the bar of an inner screen, unless that screen sets them
  /// itself.
  mutating func take(around registrations: [ChildRegistration]) {
    for (fact, nodes) in registrations.facts {
      switch fact {
      case .items, .title, .subtitle, .titleMenu, .sidebarToggle, .refresh, .tabs: take(fact, nodes)
      default: break
      }
    }
  }

  private mutating func take(_ fact: BarFact, _ nodes: [RenderNode]) {
    switch fact {
    case .title(let text, let binding):
      guard title == nil else { return }
      title = text
      editedTitle = binding
    case .subtitle(let text): subtitle = subtitle ?? text
    case .displayMode(let mode): displayMode = displayMode ?? mode
    case .role(let value): role = role ?? value
    case .titleMenu: titleMenu += nodes
    case .items:
      for node in nodes {
        let kind = node.trait(ToolbarItemTrait.key, as: ToolbarItemPlacement.Kind.self)
        items[kind ?? .automatic, default: []].append(node)
      }
    case .backButtonHidden(let isHidden): isBackHidden = isBackHidden ?? isHidden
    case .visibility(let value, let bars): Self.set(value, bars, &visibility)
    case .removing(let kind): if let kind { removed.insert(kind) }
    case .background(let style, let bars): Self.set(style, bars, &background)
    case .backgroundVisibility(let value, let bars): Self.set(value, bars, &backgroundVisibility)
    case .colorScheme(let scheme, let bars):
      if let scheme { Self.set(scheme, bars, &colorScheme) }
    case .search: search = search ?? nodes
    case .sidebarToggle(let isNeeded):
      sidebarToggle = nodes
      needsSidebarToggle = isNeeded
    case .refresh: refresh += nodes
    case .tabs: tabs = nodes
    case .inner, .columns: break
    }
  }

  private static func set<Value>(
    _ value: Value, _ bars: [ToolbarPlacement], _ values: inout [ToolbarPlacement.Kind: Value]
  ) {
    for bar in bars.isEmpty ? [.automatic] : bars where values[bar.kind] == nil {
      values[bar.kind] = value
    }
  }

  private func items(_ kinds: ToolbarItemPlacement.Kind...) -> [RenderNode] {
    kinds.flatMap { items[$0] ?? [] }
  }

  // MARK: Placement

  /// Items that navigate or close the screen.
  var navigation: [RenderNode] {
    (removed.contains(.sidebarToggle) ? [] : sidebarToggle)
      + items(.cancellationAction, .navigation)
  }
  var leading: [RenderNode] { items(.topBarLeading) }
  var principal: [RenderNode] { items(.principal, .title, .largeTitle, .subtitle, .largeSubtitle) }
  var trailing: [RenderNode] {
    items(.automatic, .topBarTrailing, .destructiveAction, .primaryAction, .confirmationAction)
  }
  var secondary: [RenderNode] { items(.secondaryAction) }
  var bottom: [RenderNode] { items(.bottomBar, .accessoryBar) }
  var status: [RenderNode] { items(.status) }
  var keyboard: [RenderNode] { items(.keyboard) }

  var hasTitle: Bool { title != nil && !removed.contains(.title) }
  var hasSearch: Bool { search != nil && !removed.contains(.search) }

  func isHidden(_ bar: ToolbarPlacement) -> Bool {
    (visibility[bar.kind] ?? visibility[.automatic]) == .hidden
  }

  func background(of bar: ToolbarPlacement) -> AnyShapeStyle? {
    let visibility = backgroundVisibility[bar.kind] ?? backgroundVisibility[.automatic]
    if visibility == .hidden { return nil }
    if let own = background[bar.kind] ?? background[.automatic] { return own }
    if bar.kind == ToolbarPlacement.navigationBar.kind,
      let color = BarAppearances.navigationBar?.barColor
    {
      return AnyShapeStyle(color)
    }
    // The bar of the other colour scheme, where a program asks for it.
    return visibility == .visible && ownScheme(of: bar) != nil ? AnyShapeStyle(.background) : nil
  }

  private func ownScheme(of bar: ToolbarPlacement) -> ColorScheme? {
    colorScheme[bar.kind] ?? colorScheme[.automatic]
  }

  /// Applies only with a background from the program: on the host's background the text might not
  /// be legible.
  func scheme(of bar: ToolbarPlacement) -> ColorScheme? {
    background(of: bar) == nil ? nil : ownScheme(of: bar)
  }

  /// Whether the upper bar has any content.
  var hasUpperBar: Bool {
    guard !isHidden(.navigationBar) else { return false }
    if needsSidebarToggle, !removed.contains(.sidebarToggle) { return true }
    return hasTitle || !tabs.isEmpty
      || !(items(.cancellationAction, .navigation, .topBarLeading) + principal + trailing
        + secondary).isEmpty
  }

  var hasLowerBar: Bool {
    !isHidden(.bottomBar) && !(bottom.isEmpty && status.isEmpty)
  }

  /// Whether the title is centred in the bar.
  var isTitleCentered: Bool {
    if role?.kind == .browser || role?.kind == .editor { return false }
    return displayMode?.kind == .inline || role?.kind == .navigationStack
  }
}

extension ChildRegistration {
  fileprivate var isSearch: Bool {
    if case .search? = (value as? any BarRegistration)?.fact { true } else { false }
  }
}

extension [ChildRegistration] {
  /// The facts registered with a screen's bars.
  @MainActor var facts: [(BarFact, [RenderNode])] {
    compactMap { registration in
      (registration.value as? any BarRegistration).map { ($0.fact, registration.nodes) }
    }
  }
}
