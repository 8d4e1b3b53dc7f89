import LayoutCore
import ViewBasics
import ViewRuntime

/// Says something to the bars of the screen.
struct BarModifier<Posted: View> {
  let fact: BarFact
  let posted: Posted

  nonisolated init(_ fact: BarFact, posted: Posted) {
    self.fact = fact
    self.posted = posted
  }
}

extension BarModifier where Posted == EmptyView {
  nonisolated init(_ fact: BarFact) { self.init(fact, posted: EmptyView()) }
}

extension BarModifier: NoticeModifier {
  typealias Body = Never

  static func board(in environment: EnvironmentValues) -> NoticeBoard? {
    environment.screen?.board
  }

  func differs(from old: Self) -> Bool { !ValueComparison.areEqual(fact, old.fact) }
}

extension BarModifier: BarNotice {}

/// A notice with a fact in it, whatever it posts.
protocol BarNotice {
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
  /// A way to load the content anew, shown where there is a bar anyway.
  case refresh
}
