import SwiftUI
import Testing
import ViewTesting

private struct Greeting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Hello, \(name)! \(count)")
      Button("Count") { count += 1 }
    }
  }
}

private struct Writing: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("\(count)")
  }
}

@MainActor
struct OutsideChangesTests {
  @Test("Another root value keeps the state")
  func root() throws {
    let app = ViewTest(Greeting(name: "Ada"))
    try app.tap("Count")
    app.update(Greeting(name: "Grace"))
    #expect(app.exists("Hello, Grace! 1"))
    #expect(app.bodiesRun == ["Greeting"])
    app.update(Greeting(name: "Grace"))
    #expect(app.bodiesRun == [])
  }

  @Test("S2.10 A body that writes state is reported, only to its own test")
  func diagnostics() {
    let other = ViewTest(Greeting(name: "Ada"))
    let app = ViewTest(Writing())
    #expect(app.diagnostics.map(\.code).first == "D1")
    #expect(other.diagnostics.isEmpty)
  }

  @Test("Another window size lays the view out again")
  func resizing() throws {
    let app = ViewTest(Text("Hi"), size: CGSize(width: 100, height: 100))
    #expect(try app.find("Hi").frame == CGRect(x: 42, y: 42, width: 16, height: 16))
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(try app.find("Hi").frame == CGRect(x: 92, y: 42, width: 16, height: 16))
  }
}
