import SwiftUI
import Testing
import ViewTesting

private final class Lamp: ObservableObject {
  @Published var isOn = false
}

private struct Hall: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    VStack {
      Toggle("Hall", isOn: $lamp.isOn)
      Cellar(lamp: lamp)
    }
  }
}

private struct Cellar: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Toggle("Cellar", isOn: $lamp.isOn) }
}

private final class Plain {
  var number = 0
}

/// A state with a class that is not observable, and one with a class that this wrapper does not
/// observe.
private struct Unwatched: View {
  @State private var plain = Plain()
  @State private var lamp = Lamp()

  var body: some View {
    VStack {
      Text("plain \(plain.number)")
      Text(lamp.isOn ? "lit" : "dark")
      Button("Change") {
        plain.number += 1
        lamp.isOn.toggle()
      }
      Button("Replace") { plain = Plain() }
    }
  }
}

@Observable private final class Tally {
  var count: Int

  init(_ count: Int = 0) { self.count = count }
}

private struct Redrawing<Content: View>: View {
  @State private var redraws = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    VStack {
      Button("Redraw") { redraws += 1 }
      content(redraws)
    }
  }
}

private struct Loose: View {
  let redraws: Int
  var tally = Tally()

  var body: some View { Button("loose \(tally.count)") { tally.count += 1 } }
}

private struct Kept: View {
  let redraws: Int
  @State private var tally = Tally()

  init(_ redraws: Int) { self.redraws = redraws }

  var body: some View { Button("kept \(tally.count)") { tally.count += 1 } }
}

/// Reads a tally owned by another view.
private struct Onlookers: View {
  let tallies = [Tally(1), Tally(2)]
  @State private var index = 0

  var body: some View {
    VStack {
      Button("Next") { index += 1 }
      Plainly(tally: tallies[index])
      Clinging(tally: tallies[index])
    }
  }
}

private struct Plainly: View {
  let tally: Tally

  var body: some View { Text("plainly \(tally.count)") }
}

private struct Clinging: View {
  @State var tally: Tally

  var body: some View { Text("clinging \(tally.count)") }
}

/// The founding documents on who owns an object, and what happens to one without an owner.
@MainActor @Suite struct OwnershipTests {
  @Test("A child's change through @ObservedObject is shown by its owner, and the other way round")
  func bothWays() throws {
    let test = ViewTest(Hall())
    try test.tap("Cellar")
    #expect(try test.toggle("Hall").isOn == true)
    #expect(test.bodiesRun == ["Hall", "Cellar"])
    try test.tap("Hall")
    #expect(try test.toggle("Cellar").isOn == false)
  }

  @Test("An unobservable class in @State shows a new object, but no change inside it")
  func unwatched() throws {
    let test = ViewTest(Unwatched())
    try test.tap("Change")
    #expect(test.bodiesRun.isEmpty)
    #expect(test.exists("plain 0"))
    #expect(test.exists("dark"))
    try test.tap("Replace")
    #expect(test.bodiesRun == ["Unwatched"])
    #expect(test.exists("lit"))
  }

  @Test("An observable model in a plain property is shown, and lost when the parent runs")
  func plainProperty() throws {
    let test = ViewTest(
      Redrawing { redraws in
        Loose(redraws: redraws)
        Kept(redraws)
      })
    try test.tap("loose 0")
    try test.tap("kept 0")
    #expect(test.exists("loose 1"))
    try test.tap("Redraw")
    #expect(test.exists("loose 0"))
    #expect(test.exists("kept 1"))
  }

  @Test("A borrowed model in @State stays the first one; a plain property follows the lender")
  func borrowed() throws {
    let test = ViewTest(Onlookers())
    try test.tap("Next")
    #expect(test.exists("plainly 2"))
    #expect(test.exists("clinging 1"))
  }
}
