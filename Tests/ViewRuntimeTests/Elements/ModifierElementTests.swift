import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ModifierElementTests {
  private struct Card: View {
    let title: String
    var body: some View { Text(title) }
  }

  private struct Cards: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Card(title: "fixed").padding().background(.red).opacity(0.5)
      }
    }
  }

  /// Something that views hold: one for each value of the parent.
  private final class Load {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private struct WeakLoad { weak var load: Load? }

  private struct Loaded: View {
    let load: Load
    var body: some View { Text("Load \(load.number)") }
  }

  private struct Holders: View {
    let note: (Load) -> Void
    @State private var count = 0

    var body: some View {
      let load = Load(count)
      let _ = note(load)
      VStack {
        Loaded(load: load).padding(CGFloat(load.number)).onTapGesture { _ = load }
        Toggle(isOn: .constant(true)) { Loaded(load: load) }
        if count >= 0 { Loaded(load: load).opacity(load.number == 0 ? 1 : 0.5) }
      }
      .background { Loaded(load: load) }
      Button("Next \(load.number)") { count = load.number + 1 }
    }
  }

  @Test("What only the former values of views and modifiers held is released after the update")
  func formerValues() throws {
    var loads: [WeakLoad] = []
    let app = ViewTest(Holders { loads.append(WeakLoad(load: $0)) })
    try app.tap("Next 0")
    try app.tap("Next 1")
    #expect(loads.compactMap(\.load?.number) == [2])
    #expect(app.exists("Next 2"))
  }

  @Test("S6.3 An equal view inside equal modifiers is not entered")
  func equalModifiers() throws {
    let app = ViewTest(Cards())
    try app.tap("Count 0")
    #expect(app.bodiesRun == ["Cards"])
  }
}
