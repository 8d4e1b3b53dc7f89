import Controls
import ViewRuntime

/// The properties of a text editor that its style receives.
public struct TextEditorStyleConfiguration {
  let content: EditedText
}
