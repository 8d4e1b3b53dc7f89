import Controls
import HostInterface
import ViewEnvironment
import ViewEvents
import ViewLayouts
import ViewRuntime

/// A scrolling column of rows that the user can select and edit.
///
/// ```swift
/// List(people) { person in PersonRow(person: person) }
///
/// List(selection: $chosen) {
///   Section("Pinned") { ForEach(pinned) { NoteRow(note: $0) } }
///   ForEach(notes) { NoteRow(note: $0) }
///     .onDelete { notes.remove(atOffsets: $0) }
/// }
/// ```
///
/// It fills its proposal (S11.16). A row is selected by its `tag(_:)`, or by the id of its
/// `ForEach` element.
///
/// - Complexity: only the visible rows are created, however many there are.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: (() -> ListSelection)?
  let content: Content
}

extension List: View {
  public var body: some View { StyledList(selection: selection?(), content: content) }
}

private struct StyledList<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.selectionColumn) private var column
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.ownMinListRowHeight) private var minimumHeight
  @Environment(\.scrollContentBackground) private var scrollBackground
  @Environment(\.editMode) private var editMode
  @Environment(\.selectionMenu) private var menu
  @Environment(\.isEnabled) private var isEnabled

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    let selection = columnSelection
    return ListScroll(
      role: .list, style: style,
      content: ListRows(
        content: content.modifier(ListRowEnvironment(selectsRows: selection != nil)), style: style,
        selection: selection, spacing: rowSpacing, sectionSpacing: sectionSpacing,
        isEditing: editMode?.wrappedValue.isEditing ?? false, minimumHeight: minimumHeight,
        hasBackground: scrollBackground != .hidden, menu: selection == nil ? nil : menu,
        isEnabled: isEnabled)
    )
    .onChange(of: selection?.current) { _, current in
      if current != nil { column?.didSelect() }
    }
    .onAppear {
      if selection?.current != nil { column?.beganSelected() }
    }
  }

  /// In a column of a split view, a selection leads to the next column.
  private var columnSelection: ListSelection? {
    guard var selection, let column else { return selection }
    let select = selection.select
    selection.select = { value in
      guard select(value) else { return false }
      column.didSelect()
      return true
    }
    selection.movesByKeys = { !column.isAlone() }
    column.clearSelection = selection.clear
    return selection
  }
}

extension List {
  /// Creates a list with multiple selection.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } }, content: content())
  }

  /// Creates a list with at most one selected row.
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } }, content: content())
  }

  /// Creates a list with exactly one selected row.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: { ListSelection(selection) }, content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list without selection.
  ///
  /// ```swift
  /// List {
  ///   Text("First")
  ///   ForEach(items) { item in Text(item.name) }
  /// }
  /// ```
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}
