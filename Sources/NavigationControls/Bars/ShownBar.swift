import ViewRuntime

/// What a screen's upper bar shows, and where its way back leads.
///
/// A desktop's window has one bar. What a stack on a page of tabs or within another screen says
/// stands in the bar of the screen round it; what is said round a split view, in its last column's.
///
/// ```text
///   TabView ─ own screen        ‹   Parks   [Nature│Plain]   Edit
///     NavigationStack           title, items, way back: shown above
/// ```
@MainActor
struct ShownBar {
  private(set) var state: BarState
  /// The screens whose things are shown, the innermost first.
  private(set) var screens: [Screen]
  /// What the way back leaves.
  private(set) var back: Screen?

  init(_ screen: Screen, _ registrations: [ChildRegistration]) {
    guard let inner = registrations.innerScreen else {
      self.init(own: screen, registrations)
      return
    }
    let shown = ShownBar(inner, inner.registry.registrations)
    guard !shown.state.isHidden(.navigationBar) else {
      self.init(own: screen, registrations)
      return
    }
    self = shown
    add(screen, registrations)
    addOutside(of: screen)
  }

  private init(own screen: Screen, _ registrations: [ChildRegistration]) {
    state = BarState(registrations)
    screens = [screen]
    back = screen.canGoBack && state.isBackHidden != true ? screen : nil
    addOutside(of: screen)
  }

  private mutating func addOutside(of screen: Screen) {
    var next = screen.outside?.screen
    while let outside = next {
      add(outside, outside.registry.registrations)
      next = outside.around ?? outside.outside?.screen
    }
  }

  private mutating func add(_ screen: Screen, _ registrations: [ChildRegistration]) {
    let own = BarState(registrations)
    if back == nil, screen.canGoBack, own.isBackHidden != true { back = screen }
    screens.append(screen)
    guard !own.isHidden(.navigationBar) else { return }
    state.take(around: registrations)
  }
}

extension [ChildRegistration] {
  /// The one screen whose bars stand in those of the screen that is told this; nil: none, or
  /// several beside each other, which have a bar each.
  @MainActor var innerScreen: Screen? {
    var found: Screen?
    for case (.inner(let screen), _) in facts {
      guard found == nil else { return nil }
      found = screen
    }
    return found
  }

  /// Whether there are screens on it whose bars are not its own.
  @MainActor var hasOtherBars: Bool {
    hasColumns
      || innerScreen == nil && facts.contains { if case .inner = $0.0 { true } else { false } }
  }

  /// Whether a split view has the screen's things in its columns' bars.
  @MainActor var hasColumns: Bool {
    facts.contains { if case .columns = $0.0 { true } else { false } }
      || innerScreen?.registry.registrations.hasColumns == true
  }
}

/// The screen that a split view stands on, as its columns know it: the bar of one of them shows
/// what is said there.
@MainActor
final class OutsideScreen {
  /// Told to whoever shows it when it becomes another one.
  let changes = ChildRegistry()

  weak var screen: Screen? {
    didSet { if screen !== oldValue { changes.invalidate() } }
  }
}

/// Says to the screen around a screen that it is there.
struct InnerScreenMark {
  let screen: Screen
}

extension InnerScreenMark: BarRegistration {
  var fact: BarFact { .inner(screen) }
}

extension InnerScreenMark: RegisteringModifier {
  typealias Body = Never
  typealias RegisteredContent = EmptyView

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.screen?.around?.registry
  }

  func differs(from old: Self) -> Bool { screen !== old.screen }
}

private struct JoinsBarAroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a screen's things may stand in the bar of the screen round it: not those of what
  /// stands beside that one's own content.
  package var joinsBarAround: Bool {
    get { self[JoinsBarAroundKey.self] }
    set { self[JoinsBarAroundKey.self] = newValue }
  }
}

extension Screen {
  /// The screen in whose bar the things of one that begins on it stand.
  static func bar(of screen: Screen?, joins: Bool) -> Screen? {
    joins && ViewRuntime.current?.host.metrics.isDesktop == true ? screen : nil
  }
}

/// Says to the screen around a split view that its things stand in a column's bar.
struct ColumnsMark {}

extension ColumnsMark: BarRegistration {
  var fact: BarFact { .columns }
}

extension ColumnsMark: RegisteringModifier {
  typealias Body = Never
  typealias RegisteredContent = EmptyView

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    Screen.bar(of: environment.screen, joins: environment.joinsBarAround)?.registry
  }

  func differs(from old: Self) -> Bool { false }
}
