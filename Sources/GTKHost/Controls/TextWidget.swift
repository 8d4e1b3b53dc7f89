#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import TextEditing

  /// What the user types into, whatever the widget.
  ///
  /// What is typed is told at once. What the model makes of it comes back with the next frame and
  /// is put in where the two differ, so that the cursor stays; while an input method is composing,
  /// nothing is put in. Places in the text are counted in Unicode scalars, as GTK counts them.
  class TextWidget: NativeWidget {
    /// Whether an input method is composing what is not committed yet.
    private(set) final var isComposing = false
    /// The model's text, to be put in when the composing is over.
    private var deferred: String?
    private var known = KnownSelection()

    /// For subclasses: what stands in the widget, the cursor's place in it, and what is selected.
    var text: String { "" }
    var cursor: Int { 0 }
    var selected: Range<Int> { cursor..<cursor }
    func select(_ range: Range<Int>) {}

    /// For subclasses: puts another piece into the text and the cursor at a place of the new one.
    func replace(_ range: Range<Int>, with piece: String, cursor: Int) {}

    /// Follows an input method by the signal of the widget that it composes in.
    final func followComposing(of input: OpaquePointer) {
      connect(input, "preedit-changed") { [weak self] values in
        guard let self else { return }
        isComposing = !values.string(1).isEmpty
        composingChanged()
        if !isComposing { writeDeferred() }
      }
    }

    /// For subclasses: an input method began or ended.
    func composingChanged() {}

    /// Tells of a text that the user made.
    final func changed() {
      guard !isUpdating else { return }
      // What is committed now is newer than what the model said while it was composed.
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

    /// For subclasses: the widget whose letters a font is for.
    var lettered: Widget { widget }

    private var fontClass: String?

    private func wear(_ font: FontSpec) {
      guard let texts, case let name = FontClasses.name(of: font, texts), name != fontClass
      else { return }
      if let fontClass { gtk_widget_remove_css_class(lettered, fontClass) }
      fontClass = name
      if let name { lettered.addClass(name) }
    }

    /// Tells a program that follows the selection of one that it does not know.
    final func selectionChanged() {
      guard !isUpdating, !isComposing else { return }
      known.follow(host?.tree[id]?.content.textInput)
      let text = text
      let selection = text.characterOffsets(ofScalars: selected)
      // Between a change and its signal the widget holds what the program has not heard of.
      guard known.isNews(selection), case .text(text)? = host?.tree[id]?.content.value else {
        return
      }
      report(text, selection)
    }

    /// Selects what the program wants selected, if that is another stretch than it knows of.
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
