import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

private struct Fruit: Codable, Hashable, Identifiable, Transferable {
  var id: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .fruit)
    ProxyRepresentation(exporting: \.id)
  }
}

extension UTType {
  fileprivate static let fruit = UTType(exportedAs: "org.example.fruit")
}

private struct Market: View {
  @State private var shelf = [Fruit(id: "りんご"), Fruit(id: "Pear")]
  @State private var basket: [Fruit] = []
  @State private var isOver = false
  @State private var place = CGPoint.zero
  @State private var words: [String] = []
  var isClosed = false

  var body: some View {
    HStack {
      VStack {
        ForEach(shelf) { fruit in
          Text(fruit.id).draggable(fruit) { Label(fruit.id, systemImage: "hand.raised") }
        }
      }
      VStack {
        Text("Basket \(basket.map(\.id).joined(separator: " "))")
        Text(isOver ? "over" : "not over")
        Text("at \(Int(place.x))")
      }
      .frame(width: 200, height: 160)
      .dropDestination(for: Fruit.self) { items, location in
        basket += items
        place = location
        shelf.removeAll { items.contains($0) }
        return true
      } isTargeted: {
        isOver = $0
      }
      .accessibilityIdentifier("basket")
      .disabled(isClosed)
      Text("Words \(words.joined(separator: " "))")
        .dropDestination(for: String.self) { items, _ in
          words += items
          return true
        }
    }
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}

private struct Reorder: DropDelegate {
  let log: Log
  var isForbidden = false

  func validateDrop(info: DropInfo) -> Bool {
    log.entries.append("validate")
    return true
  }
  func dropEntered(info: DropInfo) { log.entries.append("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    log.entries.append("updated")
    return DropProposal(operation: isForbidden ? .forbidden : .move)
  }
  func dropExited(info: DropInfo) { log.entries.append("exited") }
  func performDrop(info: DropInfo) -> Bool {
    log.entries.append("perform \(info.itemProviders(for: [.text]).count)")
    return true
  }
}

private struct Delegated: View {
  let log: Log
  var isForbidden = false

  var body: some View {
    VStack {
      Text("Source").onDrag { NSItemProvider(object: NSString(string: "x")) }
      Text("Target").onDrop(
        of: [.text], delegate: Reorder(log: log, isForbidden: isForbidden))
      Text("Pictures").onDrop(of: [.image], isTargeted: nil) { _ in
        log.entries.append("picture")
        return true
      }
    }
  }
}

private struct Nested: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Text("Word").draggable("word")
      VStack {
        Text("Inner").onDrop(of: [.image], isTargeted: nil) { _ in
          log += "inner"
          return true
        }
      }
      .onDrop(of: ["public.text"], isTargeted: nil) { providers, _ in
        _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
          Task { @MainActor in log += "outer \(text ?? "-")" }
        }
        return true
      }
      Text("Log \(log)")
    }
  }
}

private struct Rows: View {
  @State private var rows = ["a", "b", "c"]

  var body: some View {
    VStack {
      Text("New").draggable("new")
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .dropDestination(for: String.self) { items, offset in
            rows.insert(contentsOf: items, at: offset)
          }
      }
      Text("Rows \(rows.joined())")
    }
  }
}

/// A row whose view changes on its own, in a list that does not run.
private struct Crate: View {
  @State private var count = 0
  @State private var told = "nothing"

  var body: some View {
    let count = count
    VStack {
      Button("More") { self.count += 1 }
      Text(verbatim: "told \(told)").frame(width: 200)
    }
    .dropDestination(for: String.self) { items, _ in
      told = "\(items[0]) at \(count)"
      return true
    }
  }
}

@MainActor
struct DragAndDropTests {
  @Test("A row accepts drops as its newest view says")
  func newestRow() async throws {
    struct Crates: View {
      var body: some View {
        Text("pear").draggable("pear")
        List { Crate() }
      }
    }
    let app = ViewTest(Crates())
    try app.tap("More")
    try app.tap("More")
    try app.find("pear").drag(to: app.find(.row()))
    try await app.settle()
    #expect(app.exists("told pear at 2"))
  }

  @Test("A value moves from a draggable view to a destination of its type")
  func typed() async throws {
    let app = ViewTest(Market())
    try app.drag(from: "りんご", to: .identifier("basket"))
    try await app.settle()
    #expect(app.exists("Basket りんご"))
    #expect(app.exists("at 100"))
    #expect(!app.exists("りんご"))
  }

  @Test("A destination of another type receives a proxy's representation")
  func proxy() async throws {
    let app = ViewTest(Market())
    try app.drag(from: "Pear", to: .containing("Words"))
    try await app.settle()
    #expect(app.exists("Words Pear"))
    #expect(app.exists("Pear"))
  }

  @Test("The destination knows when something is over it; a cancelled drag does nothing")
  func targeted() async throws {
    let app = ViewTest(Market())
    let pear = try app.find("Pear")
    let basket = try app.find(.identifier("basket"))
    try pear.carry(over: basket)
    #expect(app.exists("over"))
    try pear.carry(over: app.find(.containing("Words")))
    #expect(app.exists("not over"))
    try pear.carry(over: basket)
    try pear.letGo(over: nil)
    try await app.settle()
    #expect(app.exists("not over"))
    #expect(app.exists("Basket "))
  }

  @Test("The preview is visible during the drag, and hidden from accessibility")
  func preview() throws {
    let app = ViewTest(Market())
    #expect(!app.findAll(.image()).contains { $0.exists && $0.isVisible })
    let pear = try app.find("Pear")
    try pear.carry(over: app.find(.identifier("basket")))
    #expect(app.presented == nil)
    #expect(app.spoken.filter { $0.contains("Pear") }.count == 1)
    try pear.letGo(over: nil)
  }

  @Test("S7.5 A disabled destination accepts nothing")
  func disabled() throws {
    let app = ViewTest(Market(isClosed: true))
    #expect(throws: ViewTestError.self) {
      try app.drag(from: "Pear", to: .identifier("basket"))
    }
  }

  @Test("A delegate receives every step")
  func delegate() throws {
    let log = Log()
    let app = ViewTest(Delegated(log: log))
    try app.drag(from: "Source", to: "Target")
    #expect(
      log.entries == ["validate", "entered", "updated", "updated", "perform 1"])
    log.entries = []
    let source = try app.find("Source")
    try source.carry(over: app.find("Target"))
    try source.carry(over: app.find("Pictures"))
    #expect(log.entries == ["validate", "entered", "updated", "exited"])
    try source.letGo(over: app.find("Pictures"))
    #expect(log.entries.last == "exited")
  }

  @Test("A drop that the delegate refuses does not happen")
  func forbidden() throws {
    let log = Log()
    let app = ViewTest(Delegated(log: log, isForbidden: true))
    try app.drag(from: "Source", to: "Target")
    #expect(log.entries.last == "exited")
    #expect(!log.entries.contains("perform 1"))
  }

  @Test("Of nested destinations, the innermost that accepts the type gets the drop")
  func nested() async throws {
    let app = ViewTest(Nested())
    try app.drag(from: "Word", to: "Inner")
    try await app.settle()
    #expect(app.exists("Log outer word"))
  }

  @Test("A drop on a row's upper half inserts before it, on its lower half after it")
  func rows() async throws {
    let app = ViewTest(Rows())
    let new = try app.find("New")
    try new.drag(to: app.row("b"), at: UnitPoint(x: 0.5, y: 0.1))
    try await app.settle()
    #expect(app.exists("Rows anewbc"))
  }
}
