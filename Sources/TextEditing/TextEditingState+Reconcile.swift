extension TextEditingState {
  /// Applies the text of the program's model, which may have changed what was typed.
  ///
  /// ```text
  ///   typed       model        cursor
  ///   "ABc|D"     "ABCD"       "ABC|D"     all capitals
  ///   "0312|"     "03-12"      "03-12|"    grouped
  ///   "abX|cdef"  "abXcde"     "abX|cde"   six characters at most
  /// ```
  ///
  /// The common start and end of both texts are unchanged; a cursor in between keeps its distance
  /// from the start of the change, and one at the end stays at the end.
  ///
  /// A change that responds to the last edit, before the program has come to rest
  /// (``endAnswer()``), is undone together with it. Any other change, such as opening another
  /// document, clears the history.
  ///
  /// - Complexity: O(length of both texts), and just a comparison if they are the same.
  /// - Returns: whether the text changed.
  @discardableResult
  package mutating func reconcile(modelText: String) -> Bool {
    let old = text
    guard old != modelText else { return false }
    let (prefix, suffix) = Self.common(old, modelText)
    let oldCount = old.utf8.count
    let newCount = modelText.utf8.count
    let oldMiddle = Self.slice(old, prefix, oldCount - suffix)
    let newMiddle = Self.slice(modelText, prefix, newCount - suffix)

    func mapped(_ position: TextPosition) -> Int {
      let byte = lines.bytes(before: position)
      if byte == oldCount { return newCount }
      if byte <= prefix { return byte }
      if byte >= oldCount - suffix { return byte + newCount - oldCount }
      let characters = Self.slice(old, prefix, byte).count
      return prefix + newMiddle.prefix(characters).utf8.count
    }
    let (newAnchor, newHead) = (mapped(anchor), mapped(head))
    let start = lines.position(lines.start, advancedByBytes: prefix)
    let end = lines.position(lines.start, advancedByBytes: oldCount - suffix)
    _ = lines.replace(start..<end, with: String(newMiddle))
    anchor = lines.position(lines.start, advancedByBytes: newAnchor)
    head = lines.position(lines.start, advancedByBytes: newHead)
    wantedColumn = nil
    history.absorb(
      .init(start: start, removed: String(oldMiddle), inserted: String(newMiddle)),
      after: .init(anchor: anchor, head: head))
    checkInvariants()
    return true
  }

  /// The lengths in bytes of the common start and, after it, the common end of two texts, without
  /// splitting a character.
  private static func common(_ a: String, _ b: String) -> (prefix: Int, suffix: Int) {
    let (first, second) = (a.utf8, b.utf8)
    let shorter = min(first.count, second.count)
    var prefix = zip(first, second).prefix { $0 == $1 }.count
    while !isBoundary(prefix, a) || !isBoundary(prefix, b) { prefix -= 1 }
    var suffix = 0
    for (x, y) in zip(first.reversed(), second.reversed()) {
      guard x == y, suffix < shorter - prefix else { break }
      suffix += 1
    }
    while !isBoundary(first.count - suffix, a) || !isBoundary(second.count - suffix, b) {
      suffix -= 1
    }
    return (prefix, suffix)
  }

  private static func isBoundary(_ byte: Int, _ text: String) -> Bool {
    String.Index(text.utf8.index(text.startIndex, offsetBy: byte), within: text) != nil
  }

  private static func slice(_ text: String, _ low: Int, _ high: Int) -> Substring {
    text[
      text.utf8.index(
        text.startIndex, offsetBy: low)..<text.utf8.index(
          text.startIndex, offsetBy: high)]
  }
}
