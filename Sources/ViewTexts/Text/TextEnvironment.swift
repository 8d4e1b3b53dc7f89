import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

/// The environment's settings for a text, before the text's own.
///
/// All texts with the same environment share it, so it is computed once for them
/// (``EnvironmentValues/derived(_:)``).
final class TextEnvironment {
  /// The style of a run without its own settings.
  let style: TextStyle
  /// The paragraph without its runs.
  let paragraph: TextContent
  let textCase: Text.Case?
  let effects: [Effect]
  let isRedacted: Bool
  /// Whether the user may select the letters.
  let isSelectable: Bool
  let contentChange: ContentChangeStyle?
  /// Whether a `TextRenderer` draws the texts.
  let isRendered: Bool

  static func of(_ environment: EnvironmentValues) -> TextEnvironment {
    environment.derived(TextEnvironment.init)
  }

  private init(_ environment: EnvironmentValues) {
    let look = TextLook(environment)
    style = look.style
    let settings = environment.paragraph
    paragraph = TextContent(
      runs: [], alignment: settings.alignment.content,
      truncation: settings.truncationMode.content,
      lineLimit: settings.lineLimit.map { max($0, 1) }, reservedLines: settings.reservedLines,
      lineSpacing: Double(settings.lineSpacing)
        + (settings.lineHeight?.spacing(at: look.fontSpec.size) ?? 0)
        + (look.font?.extraLeading(at: environment.dynamicTypeSize) ?? 0),
      minimumScale: Double(settings.minimumScaleFactor))
    textCase = settings.textCase
    effects = environment.foreground.effects(in: environment)
    isRedacted = !environment.redactionReasons.isEmpty
    isSelectable = environment.allowsTextSelection
    contentChange = environment.contentTransition.textStyle
    isRendered = environment.textRenderer != nil
  }
}
