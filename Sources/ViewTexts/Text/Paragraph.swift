import Foundation
import LayoutCore
import ViewRuntime

/// The part of the environment that applies to whole paragraphs.
package struct Paragraph: Hashable, Sendable {
  package var lineLimit: Int?
  package var minimumLines: Int?
  package var truncationMode = Text.TruncationMode.tail
  /// The alignment that the program has set.
  package var ownAlignment: TextAlignment?
  package var alignment: TextAlignment { ownAlignment ?? .leading }
  package var lineSpacing: CGFloat = 0
  package var lineHeight: AttributedString.LineHeight?
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Text.Case?

  /// The number of reserved lines, at most what any window could show.
  var reservedLines: Int { min(max(minimumLines ?? 0, 0), 10_000) }
}

private struct ParagraphKey: EnvironmentKey {
  static let defaultValue = Paragraph()
}

extension EnvironmentValues {
  package var paragraph: Paragraph {
    get { self[ParagraphKey.self] }
    set { self[ParagraphKey.self] = newValue }
  }

  package static let paragraphMask = EnvironmentMask(ObjectIdentifier(ParagraphKey.self))
}
