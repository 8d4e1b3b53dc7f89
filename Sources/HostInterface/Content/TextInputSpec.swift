/// What a text input expects, for an on-screen keyboard, an input method or a password store.
package struct TextInputSpec: Hashable, Sendable {
  package enum Capitalization: Int, Hashable, Sendable { case never, words, sentences, characters }

  package var keyboard: Keyboard
  package var contentType: ContentType?
  /// nil: the host decides.
  package var capitalization: Capitalization?
  package var corrects: Bool?
  package var submitLabel: SubmitLabel
  /// Whether Return inserts a line break instead of submitting.
  package var isMultiline: Bool
  /// Whether the program is notified when the selection changes but the text does not.
  package var followsSelection = false
  /// The characters that the program selects; empty: the cursor position that it sets. Nil:
  /// nothing.
  package var selection: Range<Int>?
  /// The fraction of the remaining width to the left of the text: 0, a half, or all of it.
  package var leftShare = 0.0
  /// The looks of the text's characters, in consecutive runs; empty: all look the same.
  package var looks: [Look] = []

  /// A run of characters with the same look.
  package struct Look: Hashable, Sendable {
    package var count: Int
    package var style: TextStyle

    package init(count: Int, style: TextStyle) {
      self.count = count
      self.style = style
    }
  }

  package init(
    keyboard: Keyboard = .standard, contentType: ContentType? = nil,
    capitalization: Capitalization? = nil, corrects: Bool? = nil,
    submitLabel: SubmitLabel = .return,
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

extension TextInputSpec {
  /// The keys of an on-screen keyboard, by UIKit's names: an open set, like ``Role``. No host here
  /// has such a keyboard.
  package struct Keyboard: Hashable, Sendable, RawRepresentable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let standard = Keyboard(rawValue: "default")
  }

  /// The meaning of the text, by UIKit's names ("username", "postalCode"): an open set, like
  /// ``Role``. No host here fills anything in.
  package struct ContentType: Hashable, Sendable, RawRepresentable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The action of the return key.
  package enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
    case `return`, done, go, send, join, route, search, next, `continue`

    /// In English, for ``HostClient/word(_:)``.
    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
}

extension NodeContent {
  /// Whether all of this text input is selected where a host selects it: not where lines are
  /// written, or the program sets the selection.
  package var isSelectedWhole: Bool { !isMultilineInput && textInput?.selection == nil }

  /// Whether Return inserts a line break in this text input.
  package var isMultilineInput: Bool {
    control?.kind == .textEditor || textInput?.isMultiline == true
  }
}
