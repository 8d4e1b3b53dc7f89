import ViewRuntime

/// The content of a screen's upper bar, and the screen that its Back button leaves.
///
/// A desktop window has one bar. A stack on a tab page or within another screen shows its content
/// in the bar of the enclosing screen; content registered outside a split view is shown in the bar
/// of its last column.
///
/// ```text
///   TabView ─ own screen        ‹   Parks   [Nature│Plain]   Edit
///     NavigationStack           title, items, Back button: shown above
/// ```
@MainActor
struct ShownBar {
  private(set) var state: BarState
  /// The screens whose content is shown, the innermost first.
  private(set) var screens: [Screen]
  /// The screen that the Back button leaves.
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
  /// The inner screen whose bars are shown in this screen's; nil if there is none, or several side
  /// by side, each with its own bar.
  @MainActor var innerScreen: Screen? {
    var found: Screen?
    for case (.inner(let screen), _) in facts {
      guard found == nil else { return nil }
      found = screen
    }
    return found
  }

  /// Whether the screen contains others with separate bars.
  @MainActor var hasOtherBars: Bool {
    hasColumns
      || innerScreen == nil && facts.contains { if case .inner = $0.0 { true } else { false } }
  }

  /// Whether a split view shows the screen's content in its columns' bars.
  @MainActor var hasColumns: Bool {
    facts.contains { if case .columns = $0.0 { true } else { false } }
      || innerScreen?.registry.registrations.hasColumns == true
  }
}

/// The screen that contains a split view, for its columns: the bar of one of them shows what is
/// registered there.
@MainActor
final class OutsideScreen {
  /// Invalidated when the screen changes.
  let changes = ChildRegistry()

  weak var screen: Screen? {
    didSet { if screen !== oldValue { changes.invalidate() } }
  }
}

/// Registers a screen with the enclosing screen.
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
  /// Whether a screen's content may be shown in the bar of the enclosing screen; false for screens
  /// beside that one's own content.
  package var joinsBarAround: Bool {
    get { self[JoinsBarAroundKey.self] }
    set { self[JoinsBarAroundKey.self] = newValue }
  }
}

extension Screen {
  /// Returns the screen whose bar shows the content of screens nested in it; nil except on a
  /// desktop.
  static func bar(of screen: Screen?, joins: Bool) -> Screen? {
    joins && ViewRuntime.current?.host.metrics.isDesktop == true ? screen : nil
  }
}

/// Tells the screen around a split view that a column's bar shows its content.
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
