#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import TextEditing

  /// The base class of text inputs.
  ///
  /// Typing is reported at once. The model's response comes back with the next frame and is applied
  /// where the two differ, so that the cursor stays; during composition nothing is applied. Text
  /// positions are in Unicode scalars, as in GTK.
  class TextWidget: NativeWidget {
    /// Whether an input method is composing text that is not committed yet.
    private(set) final var isComposing = false
    /// The model's text, to be applied when the composition ends.
    private var deferred: String?
    private var known = KnownSelection()

    /// For subclasses: the widget's text, cursor position and selection.
    var text: String { "" }
    var cursor: Int { 0 }
    var selected: Range<Int> { cursor..<cursor }
    func select(_ range: Range<Int>) {}

    /// For subclasses: replaces a range of the text and moves the cursor to a position in the new
    /// one.
    func replace(_ range: Range<Int>, with piece: String, cursor: Int) {}

    /// Follows an input method through the signal of the widget that it composes in.
    final func followComposing(of input: OpaquePointer) {
      connect(input, "preedit-changed") { [weak self] values in
        guard let self else { return }
        isComposing = !values.string(1).isEmpty
        composingChanged()
        if !isComposing { writeDeferred() }
      }
    }

    /// For subclasses: called when a composition starts or ends.
    func composingChanged() {}

    /// Reports a text that the user changed.
    final func changed() {
      guard !isUpdating else { return }
      // The committed text is newer than the model's response during the composition.
      deferred = nil
      let text = text
      host?.note(.text(text), shownBy: id)
      report(text, text.characterOffsets(ofScalars: selected))
    }

    private func report(_ text: String, _ selection: Range<Int>) {
      known.tell(selection)
      let edit = HostEvent.TextEdit(text: text, selection: selection)
      send { .edit($0, edit) }
    }

    /// For subclasses: the widgets that a font applies to.
    var lettered: [Widget] { [widget] }

    private var fontClass: String?

    private func wear(_ font: FontSpec) {
      guard let texts, case let name = FontClasses.name(of: font, texts), name != fontClass
      else { return }
      for widget in lettered {
        if let fontClass { gtk_widget_remove_css_class(widget, fontClass) }
        if let name { widget.addClass(name) }
      }
      fontClass = name
    }

    /// Reports the selection to a program that observes it but does not know it.
    final func selectionChanged() {
      guard !isUpdating, !isComposing else { return }
      known.follow(host?.tree[id]?.content.textInput)
      let text = text
      let selection = text.characterOffsets(ofScalars: selected)
      // Between a change and its signal the widget holds text that was not reported yet.
      guard known.isNews(selection), case .text(text)? = host?.tree[id]?.content.value else {
        return
      }
      report(text, selection)
    }

    /// Applies the program's selection, if it differs from the known one.
    private func follow(_ input: TextInputSpec?) {
      known.follow(input)
      guard let wanted = known.wanted(input) else { return }
      let scalars = text.scalarOffsets(ofCharacters: wanted)
      if scalars != selected { select(scalars) }
    }

    override func update(_ content: NodeContent) {
      wear(content.control?.font ?? .body)
      guard case .text(let model)? = content.value else { return }
      if isComposing {
        deferred = model
      } else {
        write(model)
        follow(content.textInput)
        // The cursor may have moved with the text.
        if known.isFollowed { host?.afterEvents { [weak self] in self?.selectionChanged() } }
      }
    }

    private func writeDeferred() {
      guard let text = deferred else { return }
      deferred = nil
      host?.afterEvents { [weak self] in
        guard let self, !isComposing, let node = host?.tree[id],
          case .text(text)? = node.content.value
        else { return }
        show(node.content)
      }
    }

    private func write(_ model: String) {
      let shown = text
      guard shown != model else { return }
      let difference = TextDifference(from: shown, to: model)
      replace(
        difference.removed, with: difference.inserted, cursor: difference.moved(cursor))
    }
  }
#endif
