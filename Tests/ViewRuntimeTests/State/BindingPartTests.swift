import Observation
import SeededRandom
import SwiftUI
import Testing
import ViewTesting

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var count = 0
}

private struct ItemRow: View {
  @Binding var item: Item

  var body: some View { PlainButton("\(item.id): \(item.name) \(item.count)") { item.count += 1 } }
}

private struct NameRow: View {
  @Binding var name: String

  var body: some View { Text(name) }
}

private struct StateList: View {
  @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]

  var body: some View {
    VStack {
      ForEach($items) { $item in
        ItemRow(item: $item)
        NameRow(name: $item.name)
      }
      PlainButton("remove first") { items.removeFirst() }
      PlainButton("reverse") { items.reverse() }
      PlainButton("rename") { items[1].name += "!" }
    }
  }
}

private final class Model: ObservableObject {
  @Published var items: [Item]

  init(_ items: [Item]) { self.items = items }
}

private struct ModelList: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack { ForEach($model.items) { $item in ItemRow(item: $item) } }
  }
}

@Suite("Bindings to parts")
@MainActor
struct BindingPartTests {
  @Test("S3.2 A child that reads one part of a state does not run for another part")
  func parts() throws {
    struct Both: View {
      @State private var item = Item(id: 1, name: "a")
      var body: some View {
        VStack {
          NameRow(name: $item.name)
          PlainButton("count") { item.count += 1 }
          PlainButton("rename") { item.name += "!" }
        }
      }
    }
    let app = ViewTest(Both())
    try app.tap("count")
    #expect(app.bodiesRun == [])
    try app.tap("rename")
    #expect(app.bodiesRun == ["NameRow"] && app.exists("a!"))
  }

  @Test("S3.6 Of a ForEach over bindings only the row whose element changed runs")
  func rows() throws {
    let app = ViewTest(StateList())
    try app.tap("2: b 0")
    #expect(app.bodiesRun == ["StateList", "ItemRow(2)"] && app.exists("2: b 1"))
    try app.tap("rename")
    #expect(app.bodiesRun == ["StateList", "ItemRow(2)", "NameRow(2)"] && app.exists("2: b! 1"))
    try app.tap("remove first")
    #expect(app.exists("2: b! 1") && app.exists("3: c 0") && !app.exists("1: a 0"))
    try app.tap("reverse")
    try app.tap("3: c 0")
    #expect(app.exists("3: c 1") && app.exists("2: b! 1"))
  }

  @Test("S3.6 The same holds for an object's array, whose owner runs each time (S4.3)")
  func objects() throws {
    let model = Model([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    let app = ViewTest(ModelList(model: model))
    try app.tap("2: b 0")
    #expect(app.bodiesRun == ["ModelList", "ItemRow(2)"] && app.exists("2: b 1"))
    app.run { model.items[0].name = "z" }
    #expect(app.bodiesRun == ["ModelList", "ItemRow(1)"] && app.exists("1: z 0"))
  }

  @Observable
  fileprivate final class Detail {
    var text = "old"
  }

  private struct Holder: Identifiable {
    let id: Int
    var number = 0
    let detail = Detail()
  }

  @Test("A row still follows what its element refers to, however often the row has run")
  func references() throws {
    struct Row: View {
      @Binding var holder: Holder
      var body: some View {
        PlainButton("\(holder.id): \(holder.number) \(holder.detail.text)") { holder.number += 1 }
      }
    }
    struct Rows: View {
      @State var holders: [Holder]
      @State private var other = 0
      var body: some View {
        VStack { ForEach($holders) { $holder in Row(holder: $holder) } }
      }
    }
    let holders = [Holder(id: 1), Holder(id: 2)]
    let app = ViewTest(Rows(holders: holders))
    try app.tap("1: 0 old")
    app.run { holders[0].detail.text = "new" }
    #expect(app.bodiesRun == ["Row(1)"] && app.exists("1: 1 new"))
    try app.tap("1: 1 new")
    app.run { holders[0].detail.text = "newer" }
    app.run { holders[1].detail.text = "late" }
    #expect(app.exists("1: 2 newer") && app.exists("2: 0 late"))
  }

  @Test("No row is ever stale, whatever happens to the array", arguments: 0..<20)
  func randomly(seed: Int) throws {
    struct Shown: View {
      @ObservedObject var model: Model
      @State var items: [Item]
      let write: (Binding<[Item]>) -> Void
      var body: some View {
        VStack {
          ForEach($model.items) { $item in ItemRow(item: $item) }
          ForEach($items) { $item in NameRow(name: $item.name) }
          PlainButton("write") { write($items) }
        }
      }
    }
    var random = SeededGenerator(seed: UInt64(seed + 1))
    var items = (0..<4).map { Item(id: $0, name: "n\($0)") }
    let model = Model(items)
    var next = items
    let app = ViewTest(Shown(model: model, items: items, write: { $0.wrappedValue = next }))
    for step in 0..<30 {
      let place = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: items.insert(Item(id: 100 + step, name: "new\(step)"), at: place)
      case 1 where !items.isEmpty: items.remove(at: place)
      case 2: items.shuffle(using: &random)
      case 3 where !items.isEmpty: items[place].name += "'"
      case 4 where !items.isEmpty: items[place].count += 1
      case 5 where items.count > 1:
        items.swapAt(0, place)
        items[place].name = "s\(step)"
      default: continue
      }
      next = items
      app.run { model.items = items }
      try app.tap("write")
      let labels = app.findAll(.role(.button)).map(\.label)
      #expect(labels == items.map { "\($0.id): \($0.name) \($0.count)" } + ["write"])
      let names = app.findAll(.role(.text)).map(\.label).filter { name in
        items.contains { $0.name == name }
      }
      #expect(names == items.map(\.name), "seed \(seed), step \(step)")
    }
  }
}
