import SwiftUI
import Testing
import ViewTesting

private struct ShortList: View {
  @Environment(\.defaultMinListRowHeight) private var height

  var body: some View {
    ScrollView {
      Text("\(Int(height)) points")
      List(0..<4) { Text("Row \($0)") }
        .listStyle(.plain)
        .frame(minHeight: height * 4)
      Text("below")
    }
  }
}

private struct TallRows: View {
  @Environment(\.defaultMinListRowHeight) private var inherited

  var body: some View {
    List {
      Text("inherited \(Int(inherited))")
      Read()
    }
    .environment(\.defaultMinListRowHeight, 64)
  }

  private struct Read: View {
    @Environment(\.defaultMinListRowHeight) private var height
    var body: some View { Text("set \(Int(height))") }
  }
}

@MainActor
struct MinimumRowHeightTests {
  @Test("The minimum height of rows is that of a row with one line of text (S11.16)")
  func usual() throws {
    let app = ViewTest(ShortList())
    let row = try app.row("Row 0").frame
    #expect(row.height > 0)
    #expect(app.exists(.text("\(Int(row.height)) points")))
    // As many rows show as the list was made high for.
    #expect(try app.row("Row 3").frame.maxY <= app.find(.text("below")).frame.minY)
  }

  @Test("A minimum height that the program sets holds for the rows within")
  func set() throws {
    let app = ViewTest(TallRows())
    #expect(app.exists(.text("set 64")))
    #expect(!app.exists(.text("inherited 64")))
    #expect(try app.row("set 64").frame.height == 64)
  }
}
