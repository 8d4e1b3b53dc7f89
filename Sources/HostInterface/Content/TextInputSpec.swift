/// What a text input expects, for an on-screen keyboard, an input method or a password store.
package struct TextInputSpec: Hashable, Sendable {
  package enum Capitalization: Int, Hashable, Sendable { case never, words, sentences, characters }

  /// The keyboard's name: "default", "numberPad", "emailAddress" ...
  package var keyboard: String
  /// What the text means: "username", "password", "postalCode" ...
  package var contentType: String?
  /// nil: the host decides.
  package var capitalization: Capitalization?
  package var corrects: Bool?
  /// The word on the return key: "done", "go", "search" ...
  package var submitLabel: String
  /// Return begins a new line instead of submitting.
  package var isMultiline: Bool
  /// Whether the program is told of a selection that changes while the text does not.
  package var followsSelection = false
  /// Which characters the program selects; empty: where it puts the cursor. Nil: nothing.
  package var selection: Range<Int>?
  /// The part of the room that is left over that lies left of the text: 0, a half, or all of it.
  package var leftShare = 0.0
  /// The looks of the text's characters, one stretch after another; empty: all look alike.
  package var looks: [Look] = []

  /// Characters that look alike.
  package struct Look: Hashable, Sendable {
    package var count: Int
    package var style: TextStyle

    package init(count: Int, style: TextStyle) {
      self.count = count
      self.style = style
    }
  }

  package init(
    keyboard: String = "default", contentType: String? = nil,
    capitalization: Capitalization? = nil, corrects: Bool? = nil, submitLabel: String = "return",
    isMultiline: Bool = false
  ) {
    self.keyboard = keyboard
    self.contentType = contentType
    self.capitalization = capitalization
    self.corrects = corrects
    self.submitLabel = submitLabel
    self.isMultiline = isMultiline
  }
}

extension NodeContent {
  /// Whether Return begins a new line in this text input.
  package var isMultilineInput: Bool {
    control?.kind == .textEditor || textInput?.isMultiline == true
  }
}
