import HostInterface

extension ViewTest.Element {
  /// Types text at the cursor of a text input, character by character; the input gets the focus.
  ///
  /// ```swift
  /// try app.textField("Name").type("Ada")
  /// try app.textField("Name").type("たろう", composing: true)
  /// ```
  ///
  /// A newline is the Return key: it submits a single-line field. Elements that accept digits
  /// without being text inputs, such as a part of a date, receive them one by one.
  ///
  /// - Parameter composing: types with an input method. The text is composed without the program's
  ///   knowledge, and arrives as one change.
  public func type(
    _ text: String, composing: Bool = false, file: String = #fileID, line: Int = #line
  ) throws {
    let target = try target(for: [.edit, .typing], "typed into", file, line)
    guard target.content.actions.contains(.edit) else {
      test.perform { $0.focus(target.id) }
      for character in text { test.send(.typed(target.id, String(character))) }
      return
    }
    if composing {
      for end in text.indices.dropFirst() + [text.endIndex] {
        let part = String(text[..<end])
        test.perform { $0.edit(target.id, .setMarked(part, cursor: part.count)) }
      }
      test.perform { $0.edit(target.id, .commitMarked) }
      return
    }
    for character in text {
      guard character.isNewline, !target.content.isMultilineInput else {
        test.perform { $0.edit(target.id, .insert(String(character))) }
        continue
      }
      test.perform { $0.submit(target.id) }
    }
  }

  /// Shows text being composed by an input method, without committing it.
  ///
  /// ```swift
  /// try field.compose("たろ")
  /// #expect(field.text == "" && field.displayedText == "たろ")
  /// try field.commit("太郎")
  /// #expect(field.text == "太郎")
  /// ```
  public func compose(_ text: String, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.edit], "typed into", file, line)
    test.perform { $0.edit(target.id, .setMarked(text, cursor: text.count)) }
  }

  /// Commits this text.
  public func commit(_ text: String, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.edit], "typed into", file, line)
    test.perform {
      $0.edit(target.id, .setMarked(text, cursor: text.count))
      $0.edit(target.id, .commitMarked)
    }
  }

  /// Inserts text as one change, as from the clipboard.
  public func paste(_ text: String, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.edit], "pasted into", file, line)
    test.perform { $0.edit(target.id, .paste(text)) }
  }

  /// Selects everything and deletes it.
  public func clear(file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.edit], "cleared", file, line)
    test.perform {
      $0.edit(target.id, .selectAll)
      $0.edit(target.id, .delete(.backward))
    }
  }

  /// Presses Return in a text input.
  public func submit(file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.edit, .submit], "submitted", file, line)
    test.perform { $0.submit(target.id) }
  }
}
