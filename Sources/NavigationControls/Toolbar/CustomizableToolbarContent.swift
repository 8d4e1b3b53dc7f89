/// Toolbar content whose items have ids, by which a user could rearrange them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}
