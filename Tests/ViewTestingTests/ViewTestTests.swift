import SwiftUI
import Testing
import ViewTesting

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Increment") { count += 1 }
    }
  }
}

private struct Row: View {
  let id: Int
  let value: Int

  var body: some View { Text("\(id): \(value)") }
}

private struct Rows: View {
  @State private var values = [0, 0, 0]

  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { id in Row(id: id, value: values[id]) }
      Button("Third") { values[2] += 1 }
    }
  }
}

@MainActor
struct ViewTestTests {
  @Test("A tap is visible in the next line, with the bodies that ran")
  func counting() throws {
    let app = ViewTest(Counter())
    #expect(app.exists("Count: 0"))
    #expect(app.bodiesRun == ["Counter"])
    try app.tap("Increment")
    #expect(app.exists("Count: 1"))
    #expect(!app.exists("Count: 0"))
    #expect(app.bodiesRun == ["Counter"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A body inside a ForEach is named with its element's id")
  func rowNames() throws {
    let app = ViewTest(Rows())
    try app.tap("Third")
    #expect(app.exists("2: 1"))
    #expect(app.bodiesRun == ["Row(2)"])
  }

  @Test("The tree prints one line for each element")
  func tree() {
    let app = ViewTest(Counter())
    #expect(
      app.tree == """
        window 0,0 640x384
          box 284,172 72x40
            text "Count: 0" 288,172 64x16
            button "Increment" 284,196 72x16
              text "Increment" 284,196 72x16
        """)
    #expect(
      app.outline == """
        window
          text "Count: 0"
          button "Increment"
        """)
  }
}
