import SwiftUI
import Testing
import ViewTesting

private struct Track: Identifiable {
  let id: Int
  var title: String
  var album: String?
}

private let tracks = [
  Track(id: 1, title: "part 10"), Track(id: 2, title: "Part 9", album: "b"),
  Track(id: 3, title: "Zero", album: "A"),
]

private struct Library: View {
  @State private var order = [KeyPathComparator(\Track.title)]

  var body: some View {
    Table(tracks.sorted(using: order), sortOrder: $order) {
      TableColumn("Title", value: \.title)
      TableColumn("Album", value: \.album) { Text($0.album ?? "none") }
      TableColumn("Strict", value: \.title, comparator: .lexical)
      TableColumn("Files", value: \.title, comparator: .localizedStandard)
    }
  }
}

@MainActor
struct TableTextOrderTests {
  /// The tracks from top to bottom.
  private func shown(_ app: ViewTest) -> [Int] {
    let tops = tracks.map { track in
      (id: track.id, top: app.findAll(.named(track.title)).first?.frame.minY ?? 0)
    }
    return tops.sorted { $0.top < $1.top }.map(\.id)
  }

  @Test("Texts are sorted as files are listed: by the state's order and by a column's header")
  func texts() throws {
    let app = ViewTest(Library())
    #expect(shown(app) == [2, 1, 3])
    try app.tap("Title")
    #expect(shown(app) == [3, 1, 2])
    try app.tap("Album")
    #expect(shown(app) == [1, 3, 2])
    try app.tap("Strict")
    #expect(shown(app) == [2, 3, 1])
    try app.tap("Files")
    #expect(shown(app) == [2, 1, 3])
  }
}
