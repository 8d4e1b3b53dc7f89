/// Toolbar content whose items have ids, so that the user could rearrange them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}
