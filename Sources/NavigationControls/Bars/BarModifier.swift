import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// Registers a fact with the bars of the screen.
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

/// A registration of a fact, independent of its content type.
protocol BarRegistration {
  var fact: BarFact { get }
}

/// A fact that a view registers with the bars of its screen.
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
  /// The button that hides or shows the columns beside this one; needed while they are hidden.
  case sidebarToggle(isNeeded: Bool)
  /// A button that reloads the content, shown only if there is a bar anyway.
  case refresh
  /// A tab view's tabs.
  case tabs
  /// An inner screen, whose bars are shown in this screen's bars.
  case inner(Screen)
  /// A split view, whose columns have the bars.
  case columns
}
