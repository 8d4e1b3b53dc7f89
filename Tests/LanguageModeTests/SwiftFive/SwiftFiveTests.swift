import Combine
import SwiftUI
import Testing
import ViewTesting

// Code from before Swift 6, compiled in Swift 5 mode.

class Model: ObservableObject {
  @Published var count = 0
  @Published var names: [String] = []
}

@MainActor func onlyOnMain() -> Int { 1 }

/// Not a view: its property's wrapper isolates it (S10.3).
struct Container {
  @ObservedObject var model: Model
  func callsMain() -> Int { onlyOnMain() + model.count }
}

struct ClosureView: View {
  @StateObject var model = Model()
  @State var isOn = false
  var didTap: (() -> Void)?

  var body: some View {
    VStack {
      Text("count \(model.count)")
      Button("add") {
        self.model.count += 1
        DispatchQueue.main.async { self.model.names.append("later") }
        self.didTap?()
      }
      Text("names \(model.names.joined())")
      Toggle("switch", isOn: $isOn)
    }
  }
}

/// Written before actors, so that nothing says where it runs.
private enum Desktop {
  static func isActive() -> Bool { NSApp.isActive }
}

@MainActor
struct SwiftFiveTests {
  @Test("Code that says nothing of actors may use the app object")
  func sharedApp() {
    #expect(Desktop.isActive() == NSApplication.shared.isActive)
  }

  @Test("S10.3 In Swift 5 mode a wrapper with a main-actor value isolates its type")
  func wrapperIsolation() {
    #expect(Container(model: Model()).callsMain() == 1)
  }

  @Test("Code written for Swift 5 runs: closures, dispatch queues, classes that are not Sendable")
  func oldCode() async throws {
    var taps = 0
    let app = ViewTest(ClosureView(didTap: { taps += 1 }))
    try app.tap("add")
    #expect(app.exists("count 1"))
    #expect(taps == 1)
    try await app.settle()
    #expect(app.exists("names later"))
  }
}
