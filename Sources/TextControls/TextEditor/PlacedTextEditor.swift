import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewEvents
import ViewLayouts
import ViewRuntime

/// A text editor in one of the library's own styles, with the find bar above it while it is open.
struct PlacedTextEditor: View {
  let content: EditedText
  private let ownStyle: ControlSpec.Style
  @Environment(\.scrollContentBackground) private var scrollBackground
  @Environment(\.textSelectionAffinity) private var affinity
  @Environment(\.findSettings) private var settings
  @Environment(\.undoManager) private var undoManager
  @State private var isOpen = false
  @State private var words = ""
  @State private var replacement = ""
  /// The latest match, or the selection, while the bar is open.
  @State private var selected: Range<Int>?
  @FocusState private var place: FindPlace?
  @Owned private var session = FindSession()

  init(_ configuration: TextEditorStyleConfiguration, style: ControlSpec.Style) {
    content = configuration.content
    ownStyle = style
  }

  /// Without its own background, the text appears on that of its container.
  private var style: ControlSpec.Style {
    scrollBackground == .hidden && ownStyle == .automatic ? .plain : ownStyle
  }

  var body: some View {
    let isFinding = isFinding
    let found = isFinding ? FoundWords(words, in: content.text) : .none
    FindStack(
      content: Group {
        if isFinding {
          FindBar(
            words: $words, replacement: $replacement, place: $place, count: found.ranges.count,
            chosen: selected.flatMap { found.ranges.firstIndex(of: $0) },
            step: { step(forward: $0) },
            replace: settings.isReplaceDisabled ? nil : { replace(all: $0) }, close: close
          )
          .onAppear(perform: began)
          .onChange(of: words) { choose(FoundWords(words, in: content.text), from: session.origin) }
        }
        input(isFinding, found).focused($place, equals: .text)
      }
    )
    .modifier(FallbackKeys { take($0) })
    .onChange(of: place) { _, new in
      guard new == .text, session.leadsToWords else { return }
      session.leadsToWords = false
      place = .words
    }
  }

  // MARK: The input

  @ViewBuilder
  private func input(_ isFinding: Bool, _ found: FoundWords) -> some View {
    let own = isFinding ? FollowedSelection(offsets: selected, set: { note($0) }) : nil
    switch content {
    case .plain(let text, let selection):
      let followed = selection.map { FollowedSelection($0, in: text, affinity) }
      TextInputControl(
        role: .textEditor, kind: .textEditor, style: style, text: text.wrappedValue,
        isMultiline: true, label: EmptyView(), prompt: nil, get: { text.wrappedValue },
        set: { new, _ in text.wrappedValue = new }, selection: both(own, followed),
        attributed: found.ranges.isEmpty
          ? nil : AttributedString(text.wrappedValue).marking(found, chosen: selected))
    case .attributed(let text, let selection):
      let followed = selection.map { FollowedSelection($0, in: text) }
      TextInputControl(
        role: .textEditor, kind: .textEditor, style: style, text: content.text,
        isMultiline: true, label: EmptyView(), prompt: nil, get: { content.text },
        set: { new, cursor in
          let typing = selection?.wrappedValue.ownTypingAttributes(in: text.wrappedValue)
          text.wrappedValue.take(new, cursor: cursor, typing: typing)
        },
        selection: both(own, followed),
        attributed: text.wrappedValue.marking(found, chosen: selected))
    }
  }

  /// Combines the app's selection with the one that the find bar follows.
  private func both(
    _ own: FollowedSelection?, _ programs: FollowedSelection?
  ) -> FollowedSelection? {
    guard let own, let programs else { return own ?? programs }
    return FollowedSelection(offsets: own.offsets ?? programs.offsets) {
      own.set($0)
      programs.set($0)
    }
  }

  /// Records that the user moved the cursor: the next search starts there.
  private func note(_ range: Range<Int>) {
    guard range != selected else { return }
    selected = range
    session.origin = range.lowerBound
  }

  // MARK: Finding

  private var isFinding: Bool {
    guard !settings.isDisabled else { return false }
    return isOpen
      || settings.isPresented?.wrappedValue == true
        && settings.guide?.belongs(to: session) == true
  }

  private func take(_ stroke: KeyStroke) -> Bool {
    guard !settings.isDisabled, let key = FindKey(stroke) else { return false }
    guard isFinding else {
      isOpen = true
      return true
    }
    switch key {
    case .find: place = .words
    case .next: step(forward: true)
    case .previous: step(forward: false)
    }
    return true
  }

  private func began() {
    session.leadsToWords = place != .text
    place = session.leadsToWords ? .text : .words
    choose(FoundWords(words, in: content.text), from: session.origin)
  }

  private func choose(_ found: FoundWords, from offset: Int) {
    guard let index = found.next(from: offset) else { return }
    show(found.ranges[index])
  }

  private func show(_ range: Range<Int>) {
    selected = range
    switch content {
    case .plain(let text, let selection):
      selection.map { FollowedSelection($0, in: text, affinity).set(range) }
    case .attributed(let text, let selection):
      selection.map { FollowedSelection($0, in: text).set(range) }
    }
  }

  private func step(forward: Bool) {
    let found = FoundWords(words, in: content.text)
    let present = selected ?? session.origin..<session.origin
    let index =
      forward ? found.next(from: present.upperBound) : found.previous(before: present.lowerBound)
    guard let index else { return }
    session.origin = found.ranges[index].lowerBound
    show(found.ranges[index])
  }

  private func replace(all: Bool) {
    let found = FoundWords(words, in: content.text)
    let meant = all ? found.ranges : found.ranges.filter { $0 == selected }
    guard let last = meant.last else { return }
    let text = content.text.replacingCharacters(in: meant, with: replacement)
    let growth = replacement.count * meant.count - meant.reduce(0) { $0 + $1.count }
    let end = last.upperBound + growth
    content.set(text, cursor: end, undoManager, session)
    session.origin = end
    selected = end..<end
    choose(FoundWords(words, in: text), from: end)
  }

  private func close() {
    isOpen = false
    settings.isPresented?.wrappedValue = false
    place = .text
  }
}

extension EditedText {
  @MainActor
  var text: String {
    switch self {
    case .plain(let text, _): text.wrappedValue
    case .attributed(let text, _): String(text.wrappedValue.characters)
    }
  }

  /// Sets another text and registers an undo action: the input can only undo its own edits.
  @MainActor
  func set(_ new: String, cursor: Int, _ undoManager: UndoManager?, _ session: FindSession) {
    switch self {
    case .plain(let text, _):
      Self.write(new, to: text, undoManager, session)
    case .attributed(let text, _):
      var value = text.wrappedValue
      value.take(new, cursor: cursor, typing: nil)
      Self.write(value, to: text, undoManager, session)
    }
  }

  @MainActor
  private static func write<Text: Equatable>(
    _ new: Text, to text: Binding<Text>, _ undoManager: UndoManager?, _ session: FindSession
  ) {
    let former = text.wrappedValue
    text.wrappedValue = new
    undoManager?.registerUndo(withTarget: session) { [weak undoManager] session in
      // Undo must not discard later edits.
      guard text.wrappedValue == new else { return }
      write(former, to: text, undoManager, session)
    }
  }
}

extension String {
  /// Returns the text with the same replacement for several ranges, which must be in order.
  ///
  /// - Complexity: O(length).
  func replacingCharacters(in ranges: [Range<Int>], with words: String) -> String {
    var (result, index, offset) = ("", startIndex, 0)
    for range in ranges {
      let low = self.index(index, offsetBy: range.lowerBound - offset)
      result += self[index..<low]
      result += words
      index = self.index(low, offsetBy: range.count)
      offset = range.upperBound
    }
    return result + self[index...]
  }
}

/// The bar above the editor. It has no node, so that modifiers of the editor apply to the editor.
private struct FindStack<Content: View>: View, ContainerView {
  typealias Body = Never
  let content: Content

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    // Less than a row of a terminal, which therefore leaves no gap.
    LinearLayout(.column(.leading, spacing: 4))
  }
  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { false }
}
