import HostInterface
import ViewRuntime

private struct PrivacyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the content is private.
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
  /// Replaces letters and pictures with blocks; the size stays the same.
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
        // Its size does not depend on the leaf (`Image.nodeLayout`).
        leaf = .shape(ShapeContent(geometry: .rectangle, fill: paint))
      }
    default: break
    }
  }
}
