import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// Says something to the bars of the screen.
struct BarModifier<RegisteredContent: View> {
  let fact: BarFact
  let registeredContent: RegisteredContent

  nonisolated init(_ fact: BarFact, content: RegisteredContent) {
    self.fact = fact
    self.registeredContent = content
  }
}

extension BarModifier where RegisteredContent == EmptyView {
  nonisolated init(_ fact: BarFact) { self.init(fact, content: EmptyView()) }
}

extension BarModifier: RegisteringModifier {
  typealias Body = Never

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.screen?.registry
  }

  func differs(from old: Self) -> Bool { !ValueComparison.areEqual(fact, old.fact) }
}

extension BarModifier: BarRegistration {}

/// A registration with a fact in it, whatever it shows.
protocol BarRegistration {
  var fact: BarFact { get }
}

/// What a view may say to the bars of its screen.
enum BarFact {
  case title(Text, Binding<String>?)
  case subtitle(Text)
  case displayMode(ToolbarTitleDisplayMode)
  case role(ToolbarRole)
  case titleMenu
  case items
  case backButtonHidden(Bool)
  case visibility(Visibility, [ToolbarPlacement])
  case removing(ToolbarDefaultItemKind?)
  case background(AnyShapeStyle, [ToolbarPlacement])
  case backgroundVisibility(Visibility, [ToolbarPlacement])
  case colorScheme(ColorScheme?, [ToolbarPlacement])
  case search
  /// The way to hide or show the columns beside this one; needed where they are hidden.
  case sidebarToggle(isNeeded: Bool)
  /// A way to load the content again, shown where there is a bar anyway.
  case refresh
  /// A tab view's tabs.
  case tabs
  /// A screen with bars of its own, which stand in this one's.
  case inner(Screen)
  /// A split view, whose columns have the bars.
  case columns
}
