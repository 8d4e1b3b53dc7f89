import Controls
import LayoutCore
import ViewBasics
import ViewRuntime

extension View {
  /// Presents a popover beside this view while `isPresented` is true.
  ///
  /// ```swift
  /// Button("Filter") { isFiltering = true }
  ///   .popover(isPresented: $isFiltering, arrowEdge: .bottom) { FilterView() }
  /// ```
  ///
  /// - Parameters:
  ///   - attachmentAnchor: the part of this view that the popover points at.
  ///   - arrowEdge: the side of that part; another side is used if there is no room. Nil means
  ///     below.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPresentation(
        isPresented,
        .popover(beside: arrowEdge ?? .bottom) { attachmentAnchor.part(of: $0) }, onDismiss: nil,
        content))
  }

  /// Presents a popover beside this view while there is an item (S12.3).
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation(
        item, .popover(beside: arrowEdge ?? .bottom) { attachmentAnchor.part(of: $0) },
        onDismiss: nil, content))
  }
}
