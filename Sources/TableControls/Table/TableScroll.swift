import HostInterface
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// The horizontal scroll view of a table whose columns need more space than available: header and
/// rows scroll sideways together, while only the rows scroll vertically.
struct TableScroll<Content: View> {
  let content: ModifiedContent<Content, TableRoom>

  init(_ store: TableColumnStore, content: Content) {
    self.content = ModifiedContent(content: content, modifier: TableRoom(store: store))
  }
}

extension TableScroll: View {
  typealias Body = Never
}

extension TableScroll: ScrollContainerView {
  var axes: Axis.Set { .horizontal }
  var offersOwnLength: Bool { true }
  // Programmatic scrolling to a row addresses the rows' scroll view.
  var isDestination: Bool { false }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .scrollView, actions: environment.isScrollEnabled ? .scroll : [],
      control: ControlSpec(kind: .scrollView))
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.scrollMask }
}

/// A table takes at least the minimum width of its columns, and otherwise the proposal.
struct TableRoom: LayoutModifier {
  typealias Body = Never
  let store: TableColumnStore

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    TableRoomLayout(store: store)
  }

  func laysOutDifferently(from old: Self) -> Bool { store !== old.store }
}

private struct TableRoomLayout: WrapperLayout {
  let store: TableColumnStore

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    store.frame = node
    let row = node.runtime.host.insets(for: ControlSpec(kind: .row, style: .table))
    let least = store.sizes.least + row.leading + row.trailing
    return ProposedViewSize(
      width: proposal.width.map { max($0, least) }, height: proposal.height)
  }
}

/// Applies the scroll behaviour set around a table to its rows.
struct RowsScrollBehavior: EnvironmentModifier {
  typealias Body = Never
  /// Whether this wraps the rows rather than the whole table.
  let isInside: Bool

  func modify(_ values: inout EnvironmentValues) {
    if isInside {
      values.scrollBehavior = values.rowsBehavior
    } else {
      values.rowsBehavior = values.scrollBehavior
      values.scrollBehavior = ScrollBehavior()
    }
  }

  func differs(from old: Self) -> Bool { false }
}

private struct RowsScrollBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBehavior { ScrollBehavior() }
}

extension EnvironmentValues {
  /// The behaviour set around the table.
  fileprivate var rowsBehavior: ScrollBehavior {
    get { self[RowsScrollBehaviorKey.self] }
    set { self[RowsScrollBehaviorKey.self] = newValue }
  }
}
