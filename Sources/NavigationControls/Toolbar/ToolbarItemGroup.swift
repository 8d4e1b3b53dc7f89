import ViewRuntime

/// A group of toolbar items with the same placement.
///
/// ```swift
/// ToolbarItemGroup(placement: .bottomBar) {
///   Button("Back") { back() }
///   Spacer()
///   Button("Next") { next() }
/// }
/// ```
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  /// Places each view of the content in the same part of a bar, in order.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// - Parameter label: names the group where it does not fit; unused here, as the items themselves
  ///   are always shown.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(
      placement: placement,
      content: LabeledToolbarItemGroupContent(content: content(), label: label()))
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  package var shown: some View { content.toolbarItem(placement.kind) }
}
