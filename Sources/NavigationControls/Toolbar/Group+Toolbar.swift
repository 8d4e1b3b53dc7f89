import ViewRuntime

/// A group of toolbar items.
extension Group: ToolbarContent where Content: ToolbarContent {}

// All have one type, so that the compiler, where it needs a view, sees at once that these are not
// views.
extension Group {
  /// Groups several items, so that one modifier applies to all of them.
  @_disfavoredOverload
  public nonisolated init<Items>(@ToolbarContentBuilder content: () -> Items)
  where Content == _ToolbarViewContent<_ToolbarContentView<Items>>, Items: ToolbarContent {
    self.init(holding: _ToolbarViewContent(_ToolbarContentView(content())))
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  package var shown: _ToolbarContentView<Content> { _ToolbarContentView(content) }
}
