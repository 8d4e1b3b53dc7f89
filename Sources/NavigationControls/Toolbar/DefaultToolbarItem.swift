import ViewRuntime

/// An item provided by the system, at a placement that the program chooses.
///
/// ```swift
/// .toolbar {
///   DefaultToolbarItem(kind: .search, placement: .bottomBar)
/// }
/// ```
///
/// The bar itself draws the sidebar button and the title, always in the same place; an item for
/// them adds nothing.
public struct DefaultToolbarItem {
  /// Makes a system item; it has no effect, because the bar draws those itself.
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  package var shown: some View { EmptyView() }
}
