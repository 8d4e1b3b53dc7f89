/// What a text input expects, for an on-screen keyboard, an input method or a password store.
package struct TextInputSpec: Hashable, Sendable {
  package enum Capitalization: Int, Hashable, Sendable { case never, words, sentences, characters }

  package var keyboard: Keyboard
  package var contentType: ContentType?
  /// nil: the host decides.
  package var capitalization: Capitalization?
  package var corrects: Bool?
  package var submitLabel: SubmitLabel
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
  /// Which keys a keyboard on the screen shows, by UIKit's names: an open set, as ``Role`` is. No
  /// host here has such a keyboard.
  package struct Keyboard: Hashable, Sendable, RawRepresentable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let standard = Keyboard(rawValue: "default")
  }

  /// What the text means, by UIKit's names ("username", "postalCode"): an open set, as ``Role`` is.
  /// No host here fills anything in.
  package struct ContentType: Hashable, Sendable, RawRepresentable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the return key does.
  package enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
    case `return`, done, go, send, join, route, search, next, `continue`

    /// In English, for ``HostClient/word(_:)``.
    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
}

extension NodeContent {
  /// Whether Return begins a new line in this text input.
  package var isMultilineInput: Bool {
    control?.kind == .textEditor || textInput?.isMultiline == true
  }
}
