extension TextLines {
  /// Stops the program if the lines violate their invariants; compiled into checked builds.
  ///
  /// 1. There is at least one line.
  /// 2. Every line except the last ends with its only newline; the last one has none.
  /// 3. The stored lengths of a line are correct.
  /// 4. Joined together, the lines are the text.
  func checkInvariants() {
    #if INVARIANT_CHECKS
      precondition(!lines.isEmpty, "a text without lines")
      precondition(text == lines.map(\.text).joined(), "the text is not that of its lines")
      for (number, line) in lines.enumerated() {
        let newlines = line.text.utf8.count { $0 == 0x0A }
        let isLast = number + 1 == lines.count
        precondition(newlines == (isLast ? 0 : 1), "line \(number) has \(newlines) newlines")
        precondition(isLast || line.text.utf8.last == 0x0A, "line \(number) goes on after its end")
        precondition(line.count == line.text.count, "line \(number) is miscounted")
      }
    #endif
  }

  /// Stops the program if `position` is not between two characters; compiled into checked builds.
  func checkPosition(_ position: TextPosition) {
    #if INVARIANT_CHECKS
      precondition(lines.indices.contains(position.line), "\(position) has no line")
      let line = lines[position.line]
      precondition((0...line.contentBytes).contains(position.byte), "\(position) is off its line")
      precondition(
        String.Index(line.index(position.byte), within: line.text) != nil,
        "\(position) lies within a character")
    #endif
  }
}
