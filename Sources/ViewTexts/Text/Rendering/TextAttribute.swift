import ViewRuntime

/// A mark of one's own on a part of a text, which a ``TextRenderer`` finds again.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
///
/// Text("Not \(Text("now").customAttribute(Emphasis()))").textRenderer(Wavy())
/// ```
public protocol TextAttribute: Hashable {}

extension Text {
  /// Marks the text; of marks of one type the innermost counts.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.custom(CustomTextAttribute(value)))
  }
}

/// A mark, its type forgotten.
package struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let type: ObjectIdentifier
  let value: AnyHashable

  init<T: TextAttribute>(_ value: T) {
    type = ObjectIdentifier(T.self)
    self.value = AnyHashable(value)
  }
}

/// Which marks the runs of a text have, noted while the runs are made.
final class TextAttributeNotes {
  private(set) var runs: [Int: [ObjectIdentifier: AnyHashable]] = [:]

  /// A text's own marks for the runs that it was made of. Texts inside of it have noted theirs.
  func note(_ changes: [Text.Change], for range: Range<Int>) {
    for case .custom(let attribute) in changes {
      for run in range where runs[run]?[attribute.type] == nil {
        runs[run, default: [:]][attribute.type] = attribute.value
      }
    }
  }
}
