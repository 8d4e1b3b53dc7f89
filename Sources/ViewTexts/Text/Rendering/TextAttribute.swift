import ViewRuntime

/// A custom attribute on a part of a text, which a ``TextRenderer`` can read.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
///
/// Text("Not \(Text("now").customAttribute(Emphasis()))").textRenderer(Wavy())
/// ```
public protocol TextAttribute: Hashable {}

extension Text {
  /// Adds a custom attribute; for attributes of one type the innermost wins.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.custom(CustomTextAttribute(value)))
  }
}

/// A type-erased custom attribute.
package struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let type: ObjectIdentifier
  let value: AnyHashable

  init<T: TextAttribute>(_ value: T) {
    type = ObjectIdentifier(T.self)
    self.value = AnyHashable(value)
  }
}

/// The custom attributes of a text's runs, recorded while the runs are made.
final class TextAttributeNotes {
  private(set) var runs: [Int: [ObjectIdentifier: AnyHashable]] = [:]

  /// Records a text's own attributes for its runs. Nested texts have already recorded theirs.
  func note(_ changes: [Text.Change], for range: Range<Int>) {
    for case .custom(let attribute) in changes {
      for run in range where runs[run]?[attribute.type] == nil {
        runs[run, default: [:]][attribute.type] = attribute.value
      }
    }
  }
}
