import SourceModel

extension Fix {
  /// Replaces the wrapper of a property: `@ObservedObject` becomes `@StateObject`.
  static func replaceWrapper(
    _ attribute: AttributeUse, with name: String, safety: FixSafety
  ) -> Fix {
    let tree = attribute.node.tree
    let start = attribute.node.nameStart
    return Fix(
      LocalizedText("Make it '@\(name)'", ja: "'@\(name)' にする"), safety: safety,
      edits: [
        Edit(
          path: tree.path, range: SourceRange(start, start + attribute.name.utf8.count),
          replacement: name)
      ])
  }

  /// Inserts a modifier or attribute before the `var` of a property, after existing ones.
  static func insertBeforeKeyword(
    _ text: String, of property: PropertyDeclaration, title: LocalizedText, safety: FixSafety
  ) -> Fix {
    Fix(
      title, safety: safety,
      edits: [.insert(text + " ", at: property.node.nameStart, in: property.node.tree)])
  }

  /// Replaces a property's `let` or `var`, with an attribute before it. Nil if the declaration has
  /// several properties, which would all be affected.
  static func replaceKeyword(
    of property: PropertyDeclaration, with text: String, title: LocalizedText, safety: FixSafety
  ) -> Fix? {
    guard property.node.children(.binding).count == 1 else { return nil }
    let start = property.node.nameStart
    let keyword = SourceRange(start, start + property.node.name.utf8.count)
    return Fix(
      title, safety: safety,
      edits: [Edit(path: property.node.tree.path, range: keyword, replacement: text)])
  }

  /// Inserts an attribute before a declaration, in front of all others.
  static func insertAttribute(
    _ text: String, before node: SourceNode, title: LocalizedText, safety: FixSafety
  ) -> Fix {
    Fix(title, safety: safety, edits: [.insert(text, at: node.range.start, in: node.tree)])
  }

  /// Removes an attribute and the whitespace after it.
  static func removal(of attribute: AttributeUse) -> Edit {
    let tree = attribute.node.tree
    var end = attribute.range.end
    let bytes = tree.text.bytes
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    // If it is on its own line, also the line ending and the next line's indentation.
    if end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D {
      while end < bytes.count,
        bytes[end] == 0x0A || bytes[end] == 0x0D || bytes[end] == 0x20
          || bytes[end] == 0x09
      {
        end += 1
      }
    }
    return .delete(SourceRange(attribute.range.start, end), in: tree)
  }
}
