import ViewRuntime

/// Several items of a toolbar as one.
extension Group: ToolbarContent where Content: ToolbarContent {}

// Of one type, so that a compiler that needs a view sees at once that these are none.
extension Group {
  /// Holds several items as one, so that one modifier is for all of them.
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
