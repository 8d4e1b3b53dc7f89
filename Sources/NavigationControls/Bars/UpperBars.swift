import Controls
import HostInterface
import LayoutCore
import TextControls
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The bars above a screen's content: the navigation bar and the search field.
struct UpperBars: View {
  let screen: Screen
  let isColumn: Bool
  @Environment(\.splitColumn) private var column

  init(screen: Screen, isColumn: Bool) {
    self.screen = screen
    self.isColumn = isColumn
  }

  var body: some View {
    BarBox(nil, .column(.leading, spacing: 0)) {
      if isOnDesktop {
        // The enclosing screens also decide whether there is a bar here and what it contains.
        ChildRegistryReader(screen.outside?.changes ?? screen.registry) { _ in
          let other = screen.around ?? screen.outside?.screen ?? screen
          ChildRegistryReader(other.registry) { others in
            ChildRegistryReader(screen.registry) { registrations in
              let isShownAround =
                screen.around != nil && others.innerScreen === screen && !others.hasColumns
              if !isShownAround, !registrations.hasColumns { upperBar(registrations) }
              if !registrations.hasColumns { searchBar(registrations) }
            }
          }
        }
      } else {
        ChildRegistryReader(screen.registry) { registrations in
          upperBar(registrations)
          searchBar(registrations)
        }
      }
    }
  }

  private var isLeftToOther: Bool { isColumn && screen.isTakenOver }

  @MainActor @ViewBuilder
  private func upperBar(_ registrations: [ChildRegistration]) -> some View {
    if !isLeftToOther {
      let shown = ShownBar(screen, registrations)
      let isNeeded = shown.back != nil || isPartOfWindowBar
      if shown.state.hasUpperBar || (isNeeded && !shown.state.isHidden(.navigationBar)) {
        NavigationBar(shown)
      }
    }
  }

  @MainActor @ViewBuilder
  private func searchBar(_ registrations: [ChildRegistration]) -> some View {
    if !isLeftToOther {
      let bar = BarState(
        registrations, outside: screen.outside?.screen?.registry.registrations ?? [])
      if bar.hasSearch, let search = bar.search {
        BarBox(.searchBar, style: .search, .column(.leading, spacing: 0)) { ShownNodes(search) }
      }
    }
  }

  /// Whether a column's bar is part of the bar that a desktop window has over all columns.
  private var isPartOfWindowBar: Bool { column != nil && isOnDesktop }

  private var isOnDesktop: Bool { ViewRuntime.current?.host.metrics.isDesktop == true }
}

/// The row with the Back button, the title and the items.
private struct NavigationBar: View {
  let screens: [Screen]
  let bar: BarState
  /// The screen that the Back button leaves.
  let back: Screen?
  @State private var showsMore = false
  @State private var overflowing = 0
  @Owned private var overflow = BarOverflow()

  init(_ shown: ShownBar) {
    screens = shown.screens
    bar = shown.state
    back = shown.back
  }

  /// Has no side effects on the view: only layout reads this.
  private func connect(_ movable: [RenderNode]) {
    let overflowing = $overflowing
    overflow.items = movable
    overflow.hasPrincipal = !(bar.principal + bar.tabs).isEmpty
    overflow.hasMenu = !bar.secondary.isEmpty
    overflow.changed = { overflowing.wrappedValue = $0 }
  }

  var body: some View {
    let trailing = bar.trailing + bar.refresh
    let movable = Array(trailing.dropLast()) + bar.leading.reversed() + trailing.suffix(1)
    connect(movable)
    let hidden = Set(movable.prefix(overflowing).map(ObjectIdentifier.init))
    let isHidden = { (node: RenderNode) in hidden.contains(ObjectIdentifier(node)) }
    let wanted = bar.principal + bar.tabs
    let principal = overflowing > movable.count ? [] : wanted
    let moved = (principal.isEmpty ? wanted : []) + (bar.leading + trailing).filter(isHidden)
    overflow.held.nodes = moved + bar.secondary + bar.titleMenu
    let background = bar.background(of: .navigationBar)
    let appearance = BarAppearances.navigationBar
    return BarBox(
      .navigationBar, style: .navigation, .row(.center, spacing: nil), overflow: overflow,
      label: principal.isEmpty ? nil : bar.title, isBacked: background != nil
    ) {
      if let back {
        BackButton(screen: back, isBrief: bar.role?.kind == .editor)
          .modifier(BarTint(color: appearance?.buttonColor)).modifier(BarMark.back)
      }
      ShownNodes(bar.navigation + bar.leading.filter { !isHidden($0) })
      // The tabs name the current screen only at the root of a page; above it, the title does.
      if back != nil, !principal.isEmpty, bar.principal.isEmpty, bar.hasTitle {
        BarTitle(bar: bar, screens: screens).modifier(BarMark.back)
      }
      if isCentered { Spacer() }
      if principal.isEmpty {
        if bar.hasTitle { BarTitle(bar: bar, screens: screens).modifier(BarMark.title) }
      } else {
        ShownNodes(principal).layoutPriority(-1).modifier(BarMark.title)
      }
      Spacer()
      ShownNodes(trailing.filter { !isHidden($0) })
      if !(moved + bar.secondary).isEmpty {
        MoreButton { showsMore.toggle() }
          .barMenu(isOpen: $showsMore, screens: screens, entries: bar.secondary, moved: moved)
          .modifier(BarMark.menuButton)
      }
    }
    .modifier(BarBackground(style: background))
    .modifier(BarScheme(scheme: bar.scheme(of: .navigationBar)))
  }

  private var isCentered: Bool {
    bar.isTitleCentered || !bar.principal.isEmpty || !bar.tabs.isEmpty
  }
}

/// The button of the menu with the items that are not in the bar.
private struct MoreButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      if ViewRuntime.current?.host.metrics.isDesktop == true {
        Image(systemName: "ellipsis")
      } else {
        Text(verbatim: "⋯")
      }
    }
    .accessibilityLabel(Text(.library("More")))
  }
}

/// A button that leads back to the screen below.
private struct BackButton: View {
  let screen: Screen
  let isBrief: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ButtonControl(
      style: .automatic, action: { screen.goBack() },
      label: HStack(spacing: 8) {
        if ViewRuntime.current?.host.metrics.isDesktop == true {
          // The Back button has no title on a desktop, which leaves the space to the screen's
          // title.
          Image(systemName: "chevron.backward").accessibilityHidden(true)
        } else {
          Text(verbatim: direction == .rightToLeft ? "›" : "‹").accessibilityHidden(true)
          if !isBrief, let title = screen.below?.title {
            title.lineLimit(1)
          } else {
            Text(.library("Back"))
          }
        }
      }
    )
    .accessibilityLabel(Text(.library("Back")))
    .modifier(HostTraits(traits: .backAction))
    .layoutPriority(-1)
  }
}

/// The title, with an optional subtitle and an optional menu.
private struct BarTitle: View {
  let bar: BarState
  let screens: [Screen]
  @State private var isOpen = false
  @State private var isEditing = false

  var body: some View {
    VStack(alignment: bar.isTitleCentered ? .center : .leading, spacing: 0) {
      title
      if let subtitle = bar.subtitle {
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .layoutPriority(-2)
  }

  @MainActor @ViewBuilder private var title: some View {
    if isEditing, let text = bar.editedTitle {
      TextField(.library("Title"), text: text, onCommit: { isEditing = false })
    } else if let edited = bar.editedTitle {
      Button {
        isEditing = true
      } label: {
        words(Text(verbatim: edited.wrappedValue))
      }
      .buttonStyle(.plain)
    } else if !bar.titleMenu.isEmpty {
      Button {
        isOpen.toggle()
      } label: {
        words((bar.title ?? Text(.library("Menu"))) + Text(" ▾"))
      }
      .buttonStyle(.plain)
      .barMenu(isOpen: $isOpen, screens: screens, entries: bar.titleMenu)
    } else if let title = bar.title {
      words(title)
    }
  }

  private func words(_ text: Text) -> some View {
    let color = BarAppearances.navigationBar?.titleColor(isLarge: !bar.isTitleCentered)
    return (color.map { text.foregroundColor($0) } ?? text)
      .bold().lineLimit(1).accessibilityAddTraits(.isHeader)
  }
}

/// The background that the program set for a bar.
struct BarBackground {
  let style: AnyShapeStyle?
}

extension BarBackground: ViewModifier {
  func body(content: Content) -> some View {
    if let style { content.background(style) } else { content }
  }
}

/// The colour scheme of what the system puts into a bar.
struct BarScheme {
  let scheme: ColorScheme?
}

extension BarScheme: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) {
    if let scheme { values.colorScheme = scheme }
  }
  func differs(from old: Self) -> Bool { scheme != old.scheme }
}

/// The program's colour for the buttons that a bar has of its own.
struct BarTint {
  let color: Color?
}

extension BarTint: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) {
    if let color { values.tint = AnyShapeStyle(color) }
  }
  func differs(from old: Self) -> Bool { color != old.color }
}
