import ViewRuntime

/// An item that the system brings, at a place of the program's choice.
///
/// ```swift
/// .toolbar {
///   DefaultToolbarItem(kind: .search, placement: .bottomBar)
/// }
/// ```
///
/// The sidebar's button and the title are drawn by the bar itself, where they always stand; an item
/// for them adds nothing.
public struct DefaultToolbarItem {
  /// Puts an item of the system where it is listed; without effect, as the bar draws those itself.
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
