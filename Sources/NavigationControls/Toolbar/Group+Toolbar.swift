import ViewRuntime

/// Several items of a toolbar as one.
extension Group: ToolbarContent where Content: ToolbarContent {
  /// Holds several items as one, so that one modifier is for all of them.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(holding: content())
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  package var shown: _ToolbarContentView<Content> { _ToolbarContentView(content) }
}
