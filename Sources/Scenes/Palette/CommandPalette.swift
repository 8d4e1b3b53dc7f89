import Controls
import TextControls
import ViewBasics
import ViewDrawing
import ViewEvents
import ViewGestures
import ViewLayouts
import ViewRuntime
import ViewTexts

/// All that the program can do, or all keys, found by typing.
///
/// ```text
///   pri▏
///   Print…                 File  ^P
///   Private browsing       View
/// ```
///
/// Up and Down choose, Return does it, Escape closes.
struct CommandPalette: View {
  let question: String
  let entries: [PaletteEntry]
  let close: @MainActor () -> Void
  @State private var query = ""
  @State private var chosen = 0
  @FocusState private var isTyping: Bool

  init(_ content: PaletteContent, close: @escaping @MainActor () -> Void) {
    (question, entries) = (content.question, content.entries)
    self.close = close
  }

  /// How many are seen at once.
  private static var rows: Int { 8 }

  var body: some View {
    let found = entries.meant(by: query)
    let start = max(0, chosen - Self.rows + 1)
    VStack(alignment: .leading, spacing: 0) {
      TextField(question, text: $query)
        .submitLabel(.go)
        .focused($isTyping)
        .onSubmit {
          if found.indices.contains(chosen) { run(found[chosen]) } else { isTyping = true }
        }
        .onKeyPress(.downArrow) { choose(chosen + 1, of: found.count) }
        .onKeyPress(.upArrow) { choose(chosen - 1, of: found.count) }
      if found.isEmpty { Text(.library("Nothing is called so.")).foregroundStyle(.secondary) }
      ForEach(Array(found.enumerated().dropFirst(start).prefix(Self.rows)), id: \.element.id) {
        index, entry in
        row(entry, isChosen: index == chosen)
      }
    }
    .frame(minWidth: 120, idealWidth: 400, maxWidth: 400, alignment: .leading)
    .padding()
    .onChange(of: query) { chosen = 0 }
    .defaultFocus($isTyping, true)
  }

  private func row(_ entry: PaletteEntry, isChosen: Bool) -> some View {
    HStack {
      Text(verbatim: isChosen ? "▸" : " ")
      Text(verbatim: entry.name).bold(isChosen).lineLimit(1)
      Spacer()
      Text(verbatim: entry.place).foregroundStyle(.secondary).lineLimit(1)
    }
    .contentShape(Rectangle())
    .onTapGesture { run(entry) }
    .focusable(false)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }

  private func choose(_ index: Int, of count: Int) -> KeyPress.Result {
    if (0..<count).contains(index) { chosen = index }
    return .handled
  }

  private func run(_ entry: PaletteEntry) {
    close()
    entry.perform()
  }
}
