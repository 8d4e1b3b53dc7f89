import Controls
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A line of the pane: a mark in the colour of its kind, a name, and details.
struct FactLine: View {
  /// The maximum number of lines of a kind; use search for more.
  static let limit = 60

  let mark: String
  let color: Color
  let name: String
  let detail: String
  let time: String

  var body: some View {
    HStack(spacing: 8) {
      Text(mark).foregroundColor(color)
      Text(name).foregroundColor(color).lineLimit(1)
      Text(detail).foregroundColor(.secondary).lineLimit(1)
      if !time.isEmpty {
        Spacer()
        Text(time).foregroundColor(.secondary).lineLimit(1)
      }
    }
  }

  func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedCaseInsensitiveContains(query)
      || detail.localizedCaseInsensitiveContains(query)
  }
}
