import HostInterface
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// The frame through which a table is seen whose columns need more than its place has: heads and
/// rows move to the side together, while the rows alone move up and down.
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
  // A program means the rows when it scrolls to one.
  var isDestination: Bool { false }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .scrollView, actions: environment.isScrollEnabled ? .scroll : [],
      control: ControlSpec(kind: .scrollView))
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.scrollMask }
}

/// A table takes what its columns need at least, and else the room that it is offered.
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

/// What the place of a table makes of its scroll view's movements is about the rows.
struct RowsScrollBehavior: EnvironmentModifier {
  typealias Body = Never
  /// Whether this is around the rows, and not around all of the table.
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
  /// Of the place around a table.
  fileprivate var rowsBehavior: ScrollBehavior {
    get { self[RowsScrollBehaviorKey.self] }
    set { self[RowsScrollBehaviorKey.self] = newValue }
  }
}
