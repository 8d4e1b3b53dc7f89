import HostInterface
import ViewRuntime

private struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct PrivacyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why the content of the place is not shown as it is; empty, as a rule: it is.
  ///
  /// Texts and images heed `.placeholder`, and `.privacy` where they are `privacySensitive`. Any
  /// other reason is for the program to read:
  ///
  /// ```swift
  /// @Environment(\.redactionReasons) private var reasons
  /// Text(price, format: .number).opacity(reasons.contains(.invalidated) ? 0.4 : 1)
  /// ```
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether the content is nobody else's business.
  package var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  package static let redactionMask = EnvironmentMask(ObjectIdentifier(RedactionKey.self))
    .union(EnvironmentMask(ObjectIdentifier(PrivacyKey.self)))

  var hidesContent: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension NodeContent {
  /// Puts blocks in place of letters and pictures; the room that they take stays the same.
  package mutating func redact(_ environment: EnvironmentValues) {
    guard environment.hidesContent else { return }
    let paint = Paint.color(.semantic(.fill))
    switch leaf {
    case .text(var text):
      for index in text.runs.indices {
        text.runs[index].string = String(
          text.runs[index].string.map { $0.isWhitespace ? $0 : "\u{2588}" })
        text.runs[index].style.paint = paint
      }
      leaf = .text(text)
      label = label ?? ""
    case .image(var image):
      if case .symbol = image.source {
        image.paint = paint
        image.label = ""
        leaf = .image(image)
      } else {
        // Its size does not come from the leaf (`Image.nodeLayout`).
        leaf = .shape(ShapeContent(geometry: .rectangle, fill: paint))
      }
    default: break
    }
  }
}
