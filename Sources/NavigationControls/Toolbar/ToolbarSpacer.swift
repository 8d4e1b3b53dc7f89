import ViewLayouts
import ViewRuntime

/// A space between the items of a toolbar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Makes a space between the items of a placement: all the available space, or 8 points.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  package var shown: some View {
    Spacer(minLength: 8)
      .frame(maxWidth: sizing.isFlexible ? nil : 8)
      .modifier(ToolbarItemModifier(kind: placement.kind))
  }
}
