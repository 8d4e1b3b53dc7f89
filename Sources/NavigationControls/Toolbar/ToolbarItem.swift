import HostInterface
import ViewBasics
import ViewEnvironment
import ViewRuntime

/// One item of a toolbar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { add() } }
/// }
/// ```
public struct ToolbarItem<ID, Content: View> {
  /// The item's identity; `()` if it was made without an id.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  package var shown: some View { content.toolbarItem(placement.kind) }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem where ID == () {
  /// Places the content in a bar.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: (), placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Places the content in a bar, with an id by which a user could rearrange it.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content())
  }

  /// - Parameter showsByDefault: whether the item is in the bar by default; if not, it is behind
  ///   the "more" button.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      id: id,
      placement: showsByDefault ? placement : ToolbarItemPlacement.secondaryAction,
      content: content())
  }
}

extension View {
  /// Makes the view a toolbar item; one behind the More button looks like a menu item.
  @ViewBuilder
  nonisolated func toolbarItem(_ kind: ToolbarItemPlacement.Kind) -> some View {
    if kind == .secondaryAction {
      modifier(BarMenuEntries()).modifier(ToolbarItemModifier(kind: kind))
    } else {
      modifier(BarLabels()).modifier(ToolbarItemModifier(kind: kind))
    }
  }
}

/// Makes labels in a desktop's bars show only their icons.
private struct BarLabels: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) { values.isBarLabel = values.isOnDesktop }
  func differs(from old: Self) -> Bool { false }
}

/// Sets the placement and the keyboard traits of an item's views.
struct ToolbarItemModifier {
  let kind: ToolbarItemPlacement.Kind
}

extension ToolbarItemModifier: LayoutModifier {
  typealias Body = Never

  static var isDecoration: Bool { true }

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[ToolbarItemTrait.key] = kind }

  func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    guard content.actions.contains(.activate) else { return }
    if kind == .cancellationAction { content.traits.insert(.cancelAction) }
    if kind == .confirmationAction { content.traits.insert(.defaultAction) }
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

/// The key of an item's placement among its node's traits.
enum ToolbarItemTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
