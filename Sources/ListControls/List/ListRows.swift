import Controls
import Foundation
import HostInterface
import LayoutCore
import TransferControls
import ViewRuntime

/// The rows of a list or form: a lazy column with a node around each row.
package struct ListRows<Content: View> {
  package let content: Content
  package let style: ControlSpec.Style
  package let selection: ListSelection?
  var spacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  var isEditing = false
  var minimumHeight: CGFloat = 0
  /// Whether rows have the background of the list's style.
  var hasBackground = true
  /// The menu for the selected rows.
  package var menu: SelectionMenu?
  /// Whether the rows are items of one kind rather than the lines of a form.
  var isList = true
  var isEnabled = true

  package init(
    content: Content, style: ControlSpec.Style, selection: ListSelection?, spacing: CGFloat? = nil,
    sectionSpacing: ListSectionSpacing = ListSectionSpacing.default, isEditing: Bool = false,
    minimumHeight: CGFloat = 0, hasBackground: Bool = true, menu: SelectionMenu? = nil,
    isList: Bool = true, isEnabled: Bool = true
  ) {
    self.content = content
    self.style = style
    self.selection = selection
    self.spacing = spacing
    self.sectionSpacing = sectionSpacing
    self.isEditing = isEditing
    self.minimumHeight = minimumHeight
    self.hasBackground = hasBackground
    self.menu = menu
    self.isList = isList
    self.isEnabled = isEnabled
  }
}

extension ListRows: View {
  package typealias Body = Never
}

extension ListRows: LazyContainerView {
  package var axis: Axis { .vertical }
  package var lineSpacing: CGFloat? { spacing ?? 0 }
  package var itemAlignment: AlignmentKey { HorizontalAlignment.leading.key }
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }

  package func makeRow(_ node: RenderNode, _ owner: Element) -> RenderNode? {
    let row = RenderNode(owner, content: NodeContent(role: .row))
    row.drawsBackward = true
    return row
  }

  package func updateRow(_ row: RenderNode, _ node: RenderNode, _ owner: Element) {
    let row = ListRow(
      row: row, content: node, style: style, selection: selection, owner: owner,
      sectionSpacing: sectionSpacing.length, isEditing: isEditing, minimumHeight: minimumHeight,
      hasBackground: hasBackground, menu: menu, isList: isList, isListEnabled: isEnabled,
      // A desktop list already has a margin before its first row.
      isNothing: node.runtime.host.metrics.isDesktop && node.rowFacts.kind == .gap
        && (owner as? LazyElement<Self>)?.isFirst(node) == true)
    row.update()
  }

  package func performKey(_ stroke: KeyStroke, on row: LazyRow, of rows: any LazyRows) -> Bool {
    guard isEnabled, row.content.isEnabledRow, let selection, selection.movesByKeys() else {
      return false
    }
    let keys = RowKeys(rows: rows, selection: selection, row: row)
    return keys.isSelectable(row) && keys.take(stroke)
  }
}

/// The current state of a row: its role, its actions and their effects.
///
/// The row's node owns it, to pass it events; it must not retain the row, and everything around it,
/// in turn.
@MainActor
private struct ListRow {
  unowned let row: RenderNode
  unowned let content: RenderNode
  let style: ControlSpec.Style
  let selection: ListSelection?
  unowned let owner: Element
  let sectionSpacing: CGFloat?
  let isEditing: Bool
  let minimumHeight: CGFloat
  let hasBackground: Bool
  let menu: SelectionMenu?
  let isList: Bool
  /// Whether the list is enabled.
  let isListEnabled: Bool
  /// Whether the row takes no room.
  let isNothing: Bool

  /// Evaluated at each event, because the row's view may have changed meanwhile.
  private var isEnabled: Bool { isListEnabled && content.isEnabledRow }

  func update() {
    let traits = content.wrappedTraits
    let facts = traits.rowFacts
    let spec = ControlSpec(
      kind: .row, style: facts.kind == .row && !hasBackground ? .plain : style,
      tint: facts.separatorTint, rowPart: facts.kind)
    let begins = facts.kind == .header || facts.kind == .gap
    let layout = RowLayout(
      insets: isNothing ? EdgeInsets() : facts.insets, edges: facts.edges, control: spec,
      top: begins ? sectionSpacing : nil,
      minimumHeight: facts.kind == .row ? minimumHeight : 0,
      least: facts.kind == .row ? isList ? .line : .control : .nothing)
    // Content narrower than its row is aligned to the leading edge.
    let isRightToLeft = owner.scope.values.isRightToLeft
    if row.layout as? RowLayout != layout || row.isRightToLeft != isRightToLeft {
      row.layout = layout
      row.isRightToLeft = isRightToLeft
      row.setNeedsLayout()
    }
    let handles = isEditing ? EditingHandles.of(row, owner) : nil
    handles?.update(editing: traits.rowEditing, facts: facts) { perform($0) }
    let background = traits.rowBackground
    var children: [RenderNode] = [content]
    if let handles { children += handles.nodes }
    if let background { children.append(background) }
    row.setChildren(children)
    row.setContent(nodeContent(facts, spec, traits, background), resizes: false)
    row.traits[DropTarget.key] = traits.outermost(DropTarget.key)
    row.onEvent = { event in handle(event) }
  }

  private var values: [AnyHashable] { content.selectionValues }

  private func nodeContent(
    _ facts: RowFacts, _ spec: ControlSpec, _ traits: WrappedTraits, _ background: RenderNode?
  ) -> NodeContent {
    guard facts.kind == .row else {
      return NodeContent(
        role: facts.kind == .header ? .header : .box,
        traits: facts.kind == .header ? [.header, .hidesSeparator] : .hidesSeparator,
        control: spec)
    }
    var node = NodeContent(role: .row, control: spec)
    var isButton = false
    if facts.hidesSeparator { node.traits.insert(.hidesSeparator) }
    if background?.children.isEmpty == false { node.traits.insert(.hasOwnBackground) }
    let values = selection == nil || !facts.isSelectable ? [] : traits.selectionValues
    if let selection, !values.isEmpty {
      node.traits.insert(.focusable)
      node.actions.insert(.activate)
      if selection.isMultiple, !isEditing { node.actions.insert(.select) }
      if isOpenedByDoubleClick { node.actions.formUnion([.select, .doubleClick]) }
      if values.contains(where: selection.isSelected) { node.traits.insert(.selected) }
      if menuValue != nil { node.actions.insert(.menu) }
    } else if soleButton != nil {
      node.actions.insert(.activate)
      isButton = true
    }
    if let editing = traits.rowEditing {
      if editing.delete != nil, facts.canDelete {
        node.actions.insert(.delete)
        node.namedActions.append(.delete)
      }
      if editing.move != nil, facts.canMove {
        if editing.index > 0 { node.namedActions.append(.moveUp) }
        if editing.index + 1 < editing.count { node.namedActions.append(.moveDown) }
      }
    }
    if traits.outermost(DropTarget.key) != nil { node.actions.insert(.drop) }
    var swipes = traits.rowSwipes
    if let swipes { node.namedActions += swipes.trailing + swipes.leading }
    if swipes?.trailing.isEmpty != false, node.actions.contains(.delete) {
      if swipes == nil { swipes = NodeContent.Swipes() }
      swipes?.trailing = [.delete]
      swipes?.isTrailingFull = true
    }
    node.swipes = swipes
    // If the row triggers its only button, keys go to the button, and from there to the row's
    // actions: one focus stop instead of two equivalent ones.
    if !node.namedActions.isEmpty, !isButton { node.traits.insert(.focusable) }
    if isList, isOneOfMany(values, traits) { node.traits.insert(.sharesTabStop) }
    if !isEnabled { node.traits.insert(.disabled) }
    if row.isRightToLeft { node.traits.insert(.mirrored) }
    return node
  }

  /// Whether the tab key skips the row on its way through the list: it can be selected, or it
  /// represents an element of the app's data. A static row behaves like a form's, and so does a row
  /// whose content handles the arrow keys.
  private func isOneOfMany(_ values: [AnyHashable], _ traits: WrappedTraits) -> Bool {
    !values.isEmpty || traits.outermost(ItemIDTrait.key) != nil && !content.takesArrows
  }

  /// The button of a row that has exactly one: the whole row activates it.
  private var soleButton: RenderNode? {
    var buttons: [RenderNode] = []
    func collect(_ node: RenderNode) {
      if let content = node.content, content.actions.contains(.activate) {
        buttons.append(node)
        return
      }
      for child in node.children { collect(child) }
    }
    collect(content)
    guard buttons.count == 1, let content = buttons[0].content,
      content.role == .button || content.role == .link, !content.traits.contains(.disabled)
    else { return nil }
    return buttons[0]
  }

  /// The row's value for the selection's menu.
  private var menuValue: AnyHashable? { values.first { menu?.takes($0) == true } }

  /// The values that a menu or action of this row applies to: the whole selection, if it contains
  /// the row.
  private func meant(_ value: AnyHashable) -> Set<AnyHashable> {
    let all = selection?.all() ?? []
    return all.contains(value) ? all : [value]
  }

  /// Whether a double click opens the row, as on the Mac; on touch hosts, a tap on a selected row
  /// opens it.
  private var isOpenedByDoubleClick: Bool {
    guard menu?.primaryAction != nil, menuValue != nil, !isEditing else { return false }
    let metrics = row.runtime.host.metrics
    return metrics.isDesktop || metrics.isInCells
  }

  /// Performs the primary action if the row is already selected and the menu has such an action.
  private func performPrimaryAction() -> Bool {
    guard let act = menu?.primaryAction, let value = menuValue, selection?.isSelected(value) == true
    else { return false }
    act(meant(value))
    return true
  }

  /// Whether it is one of several that can be selected, and is selected: only editing, a click or a
  /// key made for that deselects it, and Return does not.
  private var staysSelected: Bool {
    guard let selection, selection.isMultiple, !isEditing, content.rowFacts.isSelectable else {
      return false
    }
    return values.contains(where: selection.isSelected)
  }

  private func openMenu(at place: CGRect) {
    if let value = menuValue { menu?.open(meant(value), place) }
  }

  private func handle(_ event: HostEvent) {
    guard isEnabled else { return }
    switch event {
    case .openMenu(_, let point): openMenu(at: row.runtime.host.metrics.cell(at: point))
    case .perform(_, .menu): openMenu(at: row.globalFrame)
    case .select(_, let modifiers):
      let isPlain = modifiers.isDisjoint(with: [.command, .control, .shift])
      if isPlain, !isOpenedByDoubleClick, performPrimaryAction() { return }
      guard let selection, let (row, rows) = row.lazyRow else { return }
      RowKeys(rows: rows, selection: selection, row: row).click(modifiers)
    case .activate:
      if performPrimaryAction() || staysSelected { return }
      if let selection, content.rowFacts.isSelectable, values.contains(where: selection.select) {
        return
      }
      if let button = soleButton { button.handle(.activate(button.id)) }
    case .perform(_, let action): perform(action)
    default: break
    }
  }

  private func perform(_ action: NamedAction) {
    guard isEnabled else { return }
    if case .custom(let title) = action {
      content.rowActions.first { $0.name == title }?.perform()
      return
    }
    guard let editing = content.rowEditing else { return }
    let facts = content.rowFacts
    let source = IndexSet(integer: editing.index)
    switch action {
    case .delete where facts.canDelete: editing.delete?(source)
    case .moveUp where facts.canMove && editing.index > 0: editing.move?(source, editing.index - 1)
    case .moveDown where facts.canMove && editing.index + 1 < editing.count:
      editing.move?(source, editing.index + 2)
    default: break
    }
  }
}

extension WrappedTraits {
  /// The values that a selection may use for a row with this content: its tag, or else its link's
  /// value, or else its element's id.
  fileprivate var selectionValues: [AnyHashable] {
    if let tag = innermost(TagTrait.key) as? AnyHashable { return [tag] }
    var values: [AnyHashable] = []
    if let value = outermost(LinkValueTrait.key) as? AnyHashable { values.append(value) }
    if let id = outermost(ItemIDTrait.key) as? AnyHashable { values.append(id) }
    return values
  }
}

extension RenderNode {
  var selectionValues: [AnyHashable] { wrappedTraits.selectionValues }
}

extension RenderNode {
  /// Whether the row's content accepts input: false if all of it is disabled (S7.5).
  var isEnabledRow: Bool {
    var node = self
    while let child = node.wrapped { node = child }
    return node.eventTarget?.scope.values.isEnabled ?? true
  }

  /// Whether the content handles the up and down keys, so that they do not move to another row.
  fileprivate var takesArrows: Bool {
    if let content, !content.actions.isDisjoint(with: Self.arrowActions) { return true }
    // A loop, because a main-actor closure would check for the main thread at each node.
    for child in children where child.takesArrows { return true }
    return false
  }

  private nonisolated static let arrowActions: Actions = [.edit, .step]
}
