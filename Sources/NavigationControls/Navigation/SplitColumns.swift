import Controls
import Foundation
import HostInterface
import LayoutCore
import ListControls
import ViewBasics
import ViewDrawing
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Columns side by side if there is room, otherwise one at a time.
struct SplitColumns: View {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = 0
  /// The widths of the columns that the user has resized.
  @State private var widths: [Int: CGFloat] = [:]
  /// Whether the last column is empty.
  @State private var isDetailEmpty = false
  @Owned private var model = SplitModel()
  @Environment(\.screen) private var screen
  @Environment(\.joinsBarAround) private var joinsBarAround
  let isDetailProminent: Bool

  init(
    columns: [AnyView], visibility: Binding<NavigationSplitViewVisibility>? = nil,
    compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.columns = columns
    self.visibility = visibility
    self.compactColumn = compactColumn
    isDetailProminent = false
  }

  init(_ configuration: NavigationSplitViewStyleConfiguration, isDetailProminent: Bool) {
    columns = configuration.columns
    visibility = configuration.visibility
    compactColumn = configuration.compactColumn
    self.isDetailProminent = isDetailProminent
  }

  /// Below this width, one column is shown at a time: 60 cells of a terminal.
  private static var narrow: CGFloat { 480 }

  var body: some View {
    let (model, count) = (model, columns.count)
    let visibility = visibility ?? $ownVisibility
    let shown = compactColumn?.wrappedValue.index(of: count) ?? ownCompactColumn
    let first = visibility.wrappedValue.firstColumn(of: count)
    model.showColumn = showing(count)
    model.isColumnGiven = compactColumn != nil
    let places = model.columns(count)
    connect(places.last?.navigation.root)
    let outside = Screen.bar(of: screen, joins: joinsBarAround)
    return GeometryReader { proxy in
      let width = proxy.size.width
      let isCompact = width < Self.narrow
      // The column that takes the remaining width.
      let widest = isDetailEmpty && !isCompact && first < count - 1 ? count - 2 : count - 1
      BarBox(.splitView, .row(.top, spacing: 0)) {
        ForEach(places, id: \.index) { column in
          let isSeen = isCompact ? column.index == shown : column.index >= first
          let hasBarAround = isSeen && (isCompact || column.index == count - 1)
          ColumnView(
            column: column, content: columns[column.index],
            toggle: toggle(column, isCompact, first, visibility),
            outside: hasBarAround ? outside : nil
          )
          .transformEnvironment(\.listStyle) { style in
            // On a desktop, the lists of all columns except the last have the same style.
            let end = ViewRuntime.current?.host.metrics.isDesktop == true ? count - 1 : 1
            if column.index < end, !isCompact, style == .automatic { style = .sidebar }
          }
          .modifier(
            ColumnFrame(
              column: column, isFixed: !isCompact && column.index < widest,
              isGone: column.index > widest, total: width, isDetailProminent: isDetailProminent,
              moved: widths[column.index], rest: places[widest], givesWay: widest - first == 1)
          )
          .covered(!isSeen)
          if !isCompact, isSeen, column.index < widest {
            ColumnLine(column: column) { widths[column.index] = $0 }
          }
        }
      }
      .coordinateSpace(SplitLine.space)
      .modifier(ColumnsMark())
      .onChange(of: isCompact, initial: true) { model.setCompact(isCompact) }
    }
  }

  /// Has no side effects on the view: only layout calls this.
  private func connect(_ detail: Screen?) {
    let isEmpty = $isDetailEmpty
    detail?.emptinessChanged = { [weak detail] in isEmpty.wrappedValue = detail?.isEmpty ?? false }
  }

  /// Captures only the bindings: the model holds the closure, and must not retain itself.
  private func showing(_ count: Int) -> (Int) -> Void {
    let (bound, own) = (compactColumn, $ownCompactColumn)
    return { index in
      if let bound {
        bound.wrappedValue = NavigationSplitViewColumn(index, of: count)
      } else {
        own.wrappedValue = index
      }
    }
  }

  /// The button that shows and hides the first column, in the bar of the last column.
  @MainActor
  private func toggle(
    _ column: SplitColumn, _ isCompact: Bool, _ first: Int,
    _ visibility: Binding<NavigationSplitViewVisibility>
  ) -> SidebarToggle? {
    let count = columns.count
    guard !isCompact, column.index == count - 1 else { return nil }
    return SidebarToggle(isHidden: first > 0) {
      // Of three columns, the middle one stays.
      let fewer = count > 2 ? NavigationSplitViewVisibility.doubleColumn : .detailOnly
      visibility.wrappedValue = first > 0 ? .all : fewer
    }
  }
}

/// The action that hides and shows the other columns.
struct SidebarToggle {
  let isHidden: Bool
  let perform: @MainActor () -> Void

  /// F9, as in desktop programs; in a terminal, that key opens the app's menus.
  @MainActor static var shortcut: KeyboardShortcut? {
    guard ViewRuntime.current?.host.metrics.isDesktop == true else { return nil }
    return KeyboardShortcut(KeyEquivalent("\u{F70C}"), modifiers: [])
  }
}

/// A column: a separate stack, for the destinations of links in the previous column.
private struct ColumnView: View {
  let column: SplitColumn
  let content: AnyView
  let toggle: SidebarToggle?
  /// The screen whose content its bar shows.
  let outside: Screen?

  var body: some View {
    column.outside.screen = outside
    return NavigationLayers(
      model: column.navigation, path: nil, values: nil,
      root: content.modifier(
        BarModifier(
          .sidebarToggle(isNeeded: toggle?.isHidden ?? false),
          content: toggle.map { toggle in
            Button(action: toggle.perform) { Image(systemName: "sidebar.leading") }
              .accessibilityLabel(
                Text(toggle.isHidden ? .library("Show Sidebar") : .library("Hide Sidebar"))
              )
              .keyboardShortcut(SidebarToggle.shortcut)
          })),
      isColumn: true
    )
    .environment(\.splitColumn, column)
  }
}

/// The width of a column.
private struct ColumnFrame {
  let column: SplitColumn
  let isFixed: Bool
  /// Whether the column is collapsed, leaving its space to the others.
  let isGone: Bool
  let total: CGFloat
  let isDetailProminent: Bool
  /// The width set by the user.
  let moved: CGFloat?
  /// The column that takes the remaining width.
  let rest: SplitColumn
  /// Whether that column's minimum limits this one, as the only one beside it.
  let givesWay: Bool
}

extension ColumnFrame: ViewModifier {
  func body(content: Content) -> some View {
    ChildRegistryReader(column.widths) { registrations in
      ChildRegistryReader(rest.widths) { remaining in
        content.frame(width: isGone ? 0 : isFixed ? width(registrations, remaining) : nil)
      }
    }
  }

  @MainActor private func width(
    _ registrations: [ChildRegistration], _ remaining: [ChildRegistration]
  ) -> CGFloat {
    let limits = limits(registrations)
    var width = moved.map { limits.clamped($0) } ?? ideal(registrations)
    if givesWay, let least = remaining.columnWidth?.min {
      width = min(width, max(total - least, limits.min ?? 0))
    }
    column.width = width
    return width
  }

  @MainActor private func ideal(_ registrations: [ChildRegistration]) -> CGFloat {
    if let wanted = registrations.columnWidth { return wanted.width(in: total / 2) }
    let share = isDetailProminent ? 0.22 : 0.3
    return min(max(total * share, 128), 240)
  }

  /// The limits for resizing by the user.
  @MainActor private func limits(_ registrations: [ChildRegistration]) -> ColumnWidth {
    let wanted = registrations.columnWidth
    return ColumnWidth(
      min: wanted?.min ?? 96, ideal: 0, max: min(wanted?.max ?? .infinity, total / 2))
  }
}

/// The divider after a column; it can be moved unless the column's width is fixed.
private struct ColumnLine: View {
  let column: SplitColumn
  let move: (CGFloat) -> Void

  var body: some View {
    ChildRegistryReader(column.widths) { registrations in
      if registrations.columnWidth?.isFixed == true {
        // Ordered like the lines that can be moved.
        Divider().zIndex(1)
      } else {
        SplitLine(axis: .horizontal, start: { column.width }, move: move)
      }
    }
  }
}

extension [ChildRegistration] {
  @MainActor fileprivate var columnWidth: ColumnWidth? { first?.value as? ColumnWidth }
}
