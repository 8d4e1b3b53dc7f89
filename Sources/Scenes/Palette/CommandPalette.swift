import Controls
import Foundation
import TextControls
import ViewBasics
import ViewDrawing
import ViewEvents
import ViewGestures
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A searchable list of all commands, or of all keys.
///
/// ```text
///   pri▏
///   Print…                 File  ^P
///   Private browsing       View
/// ```
///
/// Up and Down select, Page Up and Page Down move by a page; Return performs, Escape closes.
struct CommandPalette: View {
  let question: String
  let entries: [PaletteEntry]
  let close: @MainActor () -> Void
  @State private var query = ""
  @State private var chosen = 0
  /// The number of visible rows.
  @State private var page = Self.mostRows()
  @FocusState private var isTyping: Bool

  init(_ content: PaletteContent, close: @escaping @MainActor () -> Void) {
    (question, entries) = (content.question, content.entries)
    self.close = close
  }

  /// Returns the maximum number of visible rows: in a tall terminal as many as leave enough of what
  /// lies behind to know it again.
  private static func mostRows() -> Int {
    guard let host = ViewRuntime.current?.host, host.metrics.isInCells else { return 8 }
    return min(max(Int(host.size.height / host.metrics.grid.height) - 12, 8), 24)
  }

  /// The height of a row.
  private var rowHeight: CGFloat {
    max(ViewRuntime.current?.host.metrics.grid.height ?? 0, 16)
  }

  /// The width of a scroll bar that would lie over the keys: a column of a screen of cells, where a
  /// bar is drawn only beside what is written.
  private var barWidth: CGFloat { ViewRuntime.current?.host.metrics.grid.width ?? 0 }

  var body: some View {
    let found = entries.meant(by: query)
    ScrollViewReader { rows in
      VStack(alignment: .leading, spacing: 0) {
        field(found)
        if found.isEmpty {
          Text(.library("Nothing is called so.")).foregroundStyle(.secondary)
        } else {
          list(found)
        }
      }
      .onChange(of: query) {
        chosen = 0
        if let first = found.first { rows.scrollTo(first.id) }
      }
      .onChange(of: chosen) {
        if found.indices.contains(chosen) { rows.scrollTo(found[chosen].id) }
      }
    }
    .frame(minWidth: 120, idealWidth: 400, maxWidth: 400, alignment: .leading)
    .padding()
    .defaultFocus($isTyping, true)
  }

  private func field(_ found: [PaletteEntry]) -> some View {
    TextField(question, text: $query)
      .submitLabel(.go)
      .focused($isTyping)
      .onSubmit {
        if found.indices.contains(chosen) { run(found[chosen]) } else { isTyping = true }
      }
      .onKeyPress(keys: [.downArrow, .upArrow, .pageDown, .pageUp]) { press in
        let step = [.pageDown, .pageUp].contains(press.key) ? max(page - 1, 1) : 1
        let isDown = [.downArrow, .pageDown].contains(press.key)
        chosen = min(max(chosen + (isDown ? step : -step), 0), max(found.count - 1, 0))
        return .handled
      }
  }

  private func list(_ found: [PaletteEntry]) -> some View {
    let height = CGFloat(min(found.count, Self.mostRows())) * rowHeight
    return ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(Array(found.enumerated()), id: \.element.id) { index, entry in
          row(entry, isChosen: index == chosen)
        }
      }
      .padding(.trailing, found.count > page ? barWidth : 0)
    }
    .frame(minHeight: rowHeight, idealHeight: height, maxHeight: height)
    .onGeometryChange(for: Int.self) {
      Int($0.size.height / rowHeight)
    } action: {
      page = $0
    }
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

  private func run(_ entry: PaletteEntry) {
    close()
    entry.perform()
  }
}
