import Controls
import ViewRuntime

/// The properties of a form that its style receives.
public struct FormStyleConfiguration {
  /// The form's content, whatever its type; its sections and rows become those of the form.
  public struct Content {
    let content: AnyView
  }

  /// The form's rows and sections, to place in the style's view.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  public var body: some View { content }
}
