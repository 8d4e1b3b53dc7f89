import Controls
import Foundation
import HostInterface
import LayoutCore
import ListControls
import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A tab view in its environment's style.
struct StyledTabView: View {
  let pages: [TabPage]
  let selection: ListSelection?
  @State private var chosen: AnyHashable?
  @Owned private var model = TabModel()
  @Environment(\.tabViewLook) private var look
  @Environment(\.tabViewParts) private var parts
  @Owned private var own = Screen(depth: 0)
  @Environment(\.screen) private var screen
  @Environment(\.joinsBarAround) private var joinsBarAround

  init(pages: [TabPage], selection: ListSelection?) {
    self.pages = pages
    self.selection = selection
  }

  var body: some View {
    let pages = pages.filter { !$0.isHidden }
    let seen = seenPage(of: pages)
    let _ = join()
    if hasBar {
      ScreenView(
        screen: own,
        content: frame(pages, seen)
          .modifier(BarModifier(.tabs, content: tabs(pages, seen, .bar).fixedSize()))
      )
      .modifier(ScreenEnvironment(screen: own))
    } else {
      frame(pages, seen)
    }
  }

  /// On a desktop, the tabs and the pages' bar content share one bar.
  private var hasBar: Bool {
    !look.isPaged && !look.isSidebar && ViewRuntime.current?.host.metrics.isDesktop == true
  }

  @MainActor private func join() {
    let around = Screen.bar(of: screen, joins: joinsBarAround)
    if own.around !== around { own.around = around }
  }

  private func frame(_ pages: [TabPage], _ seen: TabPage?) -> some View {
    let model = model
    return TabFrame(
      look: look, model: hasBar ? model : nil, turn: { turn(by: $0, pages, seen) },
      content: TupleView(
        (
          BarBox(nil, .column(.leading, spacing: 0)) { tabs(pages, seen, .upper) },
          ForEach(pages) { page in
            TabPageView(page: page, model: model, placement: placement)
              .covered(page.id != seen?.id, mountsAtOnce: page.label == nil && !look.isPaged)
          },
          BarBox(nil, .column(.center, spacing: 0)) {
            if look.isPaged, look.showsIndex(pages.count) { dots(pages, seen) }
            if let accessory = parts.accessory {
              accessory
                .environment(\.tabViewParts, TabViewParts())
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            }
            tabs(pages, seen, .lower)
          }
        )))
  }

  /// The page whose tag is selected, or the first one.
  private func seenPage(of pages: [TabPage]) -> TabPage? {
    if let selection {
      return pages.first { $0.tag.map(selection.isSelected) ?? false } ?? pages.first
    }
    return pages.first { $0.id == chosen } ?? pages.first
  }

  private func turn(by steps: Int, _ pages: [TabPage], _ seen: TabPage?) {
    // Disabled pages are skipped.
    let open = pages.filter { !$0.isDisabled || $0.id == seen?.id }
    guard let index = open.firstIndex(where: { $0.id == seen?.id }),
      open.indices.contains(index + steps)
    else { return }
    choose(open[index + steps])
  }

  private func choose(_ page: TabPage) {
    if let selection {
      if let tag = page.tag { _ = selection.select(tag) }
    } else {
      chosen = page.id
    }
  }

  private var placement: TabBarPlacement {
    look.isPaged ? .pageIndicator : look.isSidebar ? .sidebar : .topBar
  }

  /// The tabs, if `place` is where they are shown.
  @MainActor @ViewBuilder
  private func tabs(
    _ pages: [TabPage], _ seen: TabPage?, _ place: TabBarPlace
  ) -> some View {
    if !look.isPaged {
      let (model, own) = (model, hasBar ? own : nil)
      ChildRegistryReader(model.bar) { registrations in
        if !registrations.contains(where: \.hidesTabBar), BarAppearances.tabBar?.hidesBars != true {
          if let own, place != .bar {
            ChildRegistryReader(own.registry) { said in
              if place == model.place(of: pages.count, saidBy: own, said) {
                TabBar(
                  isSidebar: false, place: place,
                  content: barContent(
                    pages, seen, isStacked: place == .lower && model.isStacked(for: pages.count)))
              }
            }
          } else if place == (own == nil ? .upper : model.isWide(for: pages.count) ? .bar : nil) {
            TabBar(isSidebar: look.isSidebar, place: place, content: barContent(pages, seen))
          }
        }
      }
    }
  }

  @MainActor @ViewBuilder
  private func barContent(
    _ pages: [TabPage], _ seen: TabPage?, isStacked: Bool = false
  ) -> some View {
    let offered = pages.filter {
      $0.isOffered(inSidebar: look.isSidebar, parts.customization)
    }
    if look.isSidebar, let header = parts.sidebarHeader { header }
    ForEach(offered) { page in
      if look.isSidebar, let header = page.header { header.foregroundStyle(.secondary) }
      TabButton(
        page: page, labels: model.labels(of: page.id), isSelected: page.id == seen?.id,
        isInSidebar: look.isSidebar, isStacked: isStacked
      ) { choose(page) }
      if look.isSidebar, let actions = page.sectionActions { actions }
    }
    if look.isSidebar, let footer = parts.sidebarFooter { footer }
    if look.isSidebar, let bar = parts.sidebarBottomBar { bar }
  }

  @MainActor private func dots(_ pages: [TabPage], _ seen: TabPage?) -> some View {
    BarBox(.tabBar, look.isVertical ? .column(.center, spacing: 0) : .row(.center, spacing: nil)) {
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        ButtonControl(
          style: .plain, isSelected: page.id == seen?.id, action: { choose(page) },
          label: Text(verbatim: page.id == seen?.id ? "●" : "○")
        )
        .accessibilityLabel(Text(.library("Page \(index + 1) of \(pages.count)")))
      }
    }
    .modifier(BarBackground(style: look.hasDotsBackground ? AnyShapeStyle(.bar) : nil))
  }
}

/// The views of one page.
private struct TabPageView: View {
  let page: TabPage
  let model: TabModel
  let placement: TabBarPlacement

  var body: some View {
    page.content
      .environment(
        \.tabPage, TabPageReference(bar: model.bar, labels: model.labels(of: page.id))
      )
      .environment(\.tabBarPlacement, placement)
      .environment(\.tabViewParts, TabViewParts())
  }
}

/// A tab: its label and badge, as a button.
private struct TabButton: View {
  let page: TabPage
  let labels: ChildRegistry
  let isSelected: Bool
  let isInSidebar: Bool
  let isStacked: Bool
  let choose: @MainActor () -> Void
  @Environment(\.badgeProminence) private var prominence

  init(
    page: TabPage, labels: ChildRegistry, isSelected: Bool, isInSidebar: Bool, isStacked: Bool,
    choose: @escaping @MainActor () -> Void
  ) {
    self.page = page
    self.labels = labels
    self.isSelected = isSelected
    self.isInSidebar = isInSidebar
    self.isStacked = isStacked
    self.choose = choose
  }

  // Accessibility modifiers apply to the button: clients would not see them on its label.
  var body: some View {
    if let value = page.value { hinted.accessibilityValue(value) } else { hinted }
  }

  @MainActor @ViewBuilder private var hinted: some View {
    if let hint = page.hint { withMenu.accessibilityHint(hint) } else { withMenu }
  }

  @MainActor @ViewBuilder private var withMenu: some View {
    let swipes = isInSidebar ? page.swipes : nil
    if page.menu != nil || swipes != nil {
      button.contextMenu {
        if let menu = page.menu { menu }
        if let swipes { swipes }
      }
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    ButtonControl(
      style: isSelected ? .borderedProminent : .bordered, isSelected: isSelected,
      action: choose,
      label: HStack(spacing: 8) {
        if let label = page.label {
          TabLabel(label, isStacked: isStacked)
        } else {
          // Includes the labels of covered pages.
          ChildRegistryReader(labels) { _ in
            ShownNodes(labels.allRegistrations.last?.nodes ?? [])
          }
        }
        if let badge = page.badge?.text { BadgeView(text: badge, prominence: prominence) }
      }
      .lineLimit(1)
    )
    .disabled(page.isDisabled)
    // In a terminal, the row may be too short for all titles: the selected page's title is the last
    // to be dropped.
    .layoutPriority(isSelected && !isInSidebar && ViewRuntime.isInCells ? 1 : 0)
  }
}

extension ChildRegistration {
  fileprivate var hidesTabBar: Bool { (value as? TabBarVisibility)?.hidesTabBar == true }
}
