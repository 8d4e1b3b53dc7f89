import HostInterface
import TextEditing

// Texts under test are written with `|` for the cursor and `[` for the other end of a selection.

extension TextEditingState {
  /// Parses `"ab[cd|ef"`.
  init(drawn: String, isMultiline: Bool = true, isSecure: Bool = false) {
    let text = drawn.filter { $0 != "|" && $0 != "[" }
    self.init(text, isMultiline: isMultiline, isSecure: isSecure)
    let cursor = drawn.filter { $0 != "[" }.prefix { $0 != "|" }.count
    let anchor =
      drawn.contains("[") ? drawn.filter { $0 != "|" }.prefix { $0 != "[" }.count : cursor
    perform(.select(anchor..<anchor))
    if anchor != cursor { perform(.extendSelection(to: cursor)) }
  }

  /// Writes the same notation.
  var drawn: String {
    var result = ""
    let anchor = selection.isEmpty ? nil : selection.lowerBound + selection.upperBound - cursor
    for (offset, character) in text.enumerated() {
      if offset == anchor { result += "[" }
      if offset == cursor { result += "|" }
      result.append(character)
    }
    if anchor == text.count { result += "[" }
    if cursor == text.count { result += "|" }
    return result
  }
}
