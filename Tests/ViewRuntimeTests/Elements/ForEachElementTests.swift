import HeadlessHost
import HostInterface
import SeededRandom
import SwiftUI
import Testing
import ViewRuntime
import ViewTesting

/// Which closures of a large `ForEach` run.
@MainActor
struct ForEachElementTests {
  @Test("S5.9 A state that all closures read runs each of them once")
  func sharedState() {
    let board = Board()
    let app = ViewTest(Rows(board: board, count: 200))
    board.runs = []
    app.run { board.selection?.wrappedValue = 3 }
    #expect(board.runs == Array(0..<200))
    #expect(app.rows[3] == "> row 3")
    #expect(app.rows.filter { $0.hasPrefix(">") }.count == 1)
    app.run { board.selection?.wrappedValue = 150 }
    #expect(app.rows[3] == "- row 3")
    #expect(app.rows[150] == "> row 150")
  }

  @Test("S5.9 A state that some closures read runs only those")
  func stateOfSome() {
    let board = Board()
    let app = ViewTest(Rows(board: board, count: 200, readers: [4, 5, 6, 90]))
    board.runs = []
    app.run { board.selection?.wrappedValue = 5 }
    #expect(board.runs == [4, 5, 6, 90])
    #expect(app.rows[5] == "> row 5")
  }

  @Test("S5.9 An object that a closure begins to read in an update runs only that closure")
  func observableReadLater() {
    let board = Board()
    let models = (0..<100).map { Model("row of model \($0)") }
    let app = unrecorded(Models(board: board, models: models))
    #expect(app.rows[7] == "row hidden")
    app.run { board.isShown?.wrappedValue = true }
    #expect(app.rows[7] == "row of model 7")
    board.runs = []
    app.run { models[7].title = "row changed" }
    #expect(app.rows[7] == "row changed")
    #expect(board.runs == [7])
    board.runs = []
    app.run { models[8].title = "row also" }
    #expect(app.rows[8] == "row also")
    #expect(board.runs == [8])
    app.run { models[99].title = "row last" }
    #expect(app.rows[99] == "row last")
    board.runs = []
    app.run { models[7].title = "row again" }
    #expect(app.rows[7] == "row again")
    #expect(board.runs == [7])
  }

  @Test("S5.9 A closure that begins to read an object as its parent runs is tracked separately")
  func observableReadWithParent() {
    let board = Board()
    let models = (0..<40).map { Model("row of model \($0)") }
    let app = unrecorded(ModelsOfParent(board: board, models: models))
    #expect(app.rows[20] == "row hidden")
    app.run { board.isShown?.wrappedValue = true }
    #expect(app.rows[20] == "row of model 20")
    #expect(app.rows[3] == "row hidden")
    for id in [20, 21, 39, 20] {
      board.runs = []
      app.run { models[id].title += "!" }
      #expect(app.rows[id] == models[id].title)
      #expect(board.runs == [id])
    }
  }

  @Test("S5.9 Closures run in groups to mount their views are each tracked separately")
  func groupsThatMount() {
    let board = Board()
    // The first closure of a type runs separately.
    withExtendedLifetime(mounted(Logged(board: board, count: 1, readers: []))) {}
    (board.runs, board.log) = ([], [])
    let (host, runtime) = mounted(Logged(board: board, count: 40, readers: [3, 20]))
    // Sixteen closures, then the bodies of the views that they returned.
    let groups = [0..<16, 16..<32, 32..<40]
    #expect(board.log == groups.flatMap { $0.map { "closure \($0)" } + $0.map { "body \($0)" } })
    (board.runs, board.log) = ([], [])
    board.selection?.wrappedValue = 20
    host.runFrames()
    #expect(board.log == ["closure 3", "body 3", "closure 20", "body 20"])
    withExtendedLifetime(runtime) {}
  }

  @Test("S5.9 Closures that read what has changed run in groups, and no others run with them")
  func groupsThatRunAgain() {
    let board = Board()
    withExtendedLifetime(mounted(Logged(board: board, count: 1, readers: []))) {}
    let readers: Set = [0, 1, 2, 5, 6, 30]
    let (host, runtime) = mounted(Logged(board: board, count: 40, readers: readers))
    for _ in 0..<2 {
      for (former, now) in [(3, 1), (1, 6), (6, 30), (30, 3)] {
        board.log = []
        board.selection?.wrappedValue = now
        host.runFrames()
        let groups = [[0, 1, 2], [5, 6], [30]]
        let changed = readers.intersection([former, now])
        #expect(
          board.log
            == groups.flatMap { group in
              group.map { "closure \($0)" } + group.filter(changed.contains).map { "body \($0)" }
            })
      }
    }
    withExtendedLifetime(runtime) {}
  }

  @Test("S5.9 A closure that observes while it is mounted runs once and is tracked separately")
  func observableReadAtMount() {
    let board = Board()
    let models = (0..<40).map { Model("row of model \($0)") }
    let (host, runtime) = mounted(ModelsAtOnce(board: board, models: models))
    func rows() -> [String] {
      var rows: [String] = []
      host.tree.root.forEachNode {
        if case .text(let text) = $0.content.leaf { rows.append(text.string) }
      }
      return rows
    }
    #expect(rows() == models.map(\.title))
    #expect(board.runs == Array(0..<40))
    for id in [20, 3, 39, 20] {
      board.runs = []
      models[id].title += "!"
      host.runFrames()
      #expect(rows() == models.map(\.title))
      #expect(board.runs == [id])
    }
    withExtendedLifetime(runtime) {}
  }

  @Test("S1.9 An id that occurs three times is reported twice, and again where it is added anew")
  func duplicates() {
    let board = Board()
    let app = ViewTest(Numbers(board: board, ids: [1, 2, 1, 3, 1]))
    #expect(app.diagnostics.map(\.code) == ["D15a", "D15a"])
    #expect(app.rows == [1, 2, 1, 3, 1].map { "row \($0)" })
    app.run { board.ids?.wrappedValue = [1, 2, 4, 1] }
    #expect(app.rows == [1, 2, 4, 1].map { "row \($0)" })
    #expect(app.diagnostics.count == 2)
    app.run { board.ids?.wrappedValue = [7, 8, 7] }
    #expect(app.rows == [7, 8, 7].map { "row \($0)" })
    #expect(app.diagnostics.count == 3)
  }

  @Test("S5.9 A closure that runs separately is that of the last update", arguments: [false, true])
  func closureOfLastUpdate(isLazy: Bool) {
    let board = Board()
    let model = Model("one")
    let app = unrecorded(Captures(board: board, model: model, isLazy: isLazy))
    #expect(app.rows[7] == "row a one 7")
    app.run { board.word?.wrappedValue = "b" }
    #expect(app.rows[7] == "row b one 7")
    app.run { model.title = "two" }
    #expect(app.rows[7] == "row b two 7")
    #expect(app.rows.last?.hasPrefix("row b two") == true)
  }

  @Test("S1.7 However a collection changes, the result equals that of a new view")
  func randomEdits() {
    let board = Board()
    var generator = SeededGenerator(seed: 41)
    var ids = Array(0..<20)
    var next = 20
    let app = unrecorded(Numbers(board: board, ids: ids))
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0 where !ids.isEmpty:
          ids.remove(at: Int.random(in: 0..<ids.count, using: &generator))
        case 1 where ids.count > 1:
          ids.swapAt(0, Int.random(in: 0..<ids.count, using: &generator))
        case 2:
          ids.append(contentsOf: [next, next + 1])
          next += 2
        case 3:
          ids.shuffle(using: &generator)
        default:
          ids.insert(next, at: Int.random(in: 0...ids.count, using: &generator))
          next += 1
        }
      }
      let new = ids
      app.run { board.ids?.wrappedValue = new }
      #expect(app.rows == new.map { "row \($0)" })
    }
  }
}

/// Without a recorder, as in programs: a recorder makes each closure run separately.
@MainActor
private func unrecorded(_ view: some View) -> ViewTest {
  let test = ViewTest(view)
  ViewRuntime.current?.recorder = nil
  return test
}

/// Mounted as in programs: ``ViewTest`` records from the start.
@MainActor
private func mounted(_ view: some View) -> (HeadlessHost, ViewRuntime) {
  let host = HeadlessHost()
  let runtime = ViewRuntime(host: host)
  runtime.mount(view)
  host.runFrames()
  return (host, runtime)
}

extension ViewTest {
  fileprivate var rows: [String] { findAll(.containing("row ")).map(\.text) }
}

private final class Board {
  var selection: Binding<Int?>?
  var isShown: Binding<Bool>?
  var ids: Binding<[Int]>?
  var word: Binding<String>?
  var runs: [Int] = []
  var log: [String] = []
}

@Observable private final class Model {
  var title: String
  init(_ title: String) { self.title = title }
}

private struct Rows: View {
  let board: Board
  let count: Int
  var readers: Set<Int>?
  @State private var selection: Int?

  var body: some View {
    let _ = board.selection = $selection
    VStack {
      ForEach(0..<count, id: \.self) { id in
        let _ = board.runs.append(id)
        Text(readers?.contains(id) != false && selection == id ? "> row \(id)" : "- row \(id)")
      }
    }
  }
}

/// Logs when closures and bodies run.
private struct Logged: View {
  private struct Row: View {
    let board: Board
    let id: Int
    let isSelected: Bool

    var body: some View {
      let _ = board.log.append("body \(id)")
      Text(isSelected ? "> row \(id)" : "- row \(id)")
    }
  }

  let board: Board
  let count: Int
  let readers: Set<Int>
  @State private var selection = 3

  var body: some View {
    let _ = board.selection = Binding($selection)
    VStack {
      ForEach(0..<count, id: \.self) { id in
        let _ = board.log.append("closure \(id)")
        Row(board: board, id: id, isSelected: readers.contains(id) && selection == id)
      }
    }
  }
}

/// Its closures read objects from the start. No other test uses this type.
private struct ModelsAtOnce: View {
  private struct Row: View {
    let title: String
    var body: some View { Text(title) }
  }

  let board: Board
  let models: [Model]

  var body: some View {
    VStack {
      ForEach(models.indices, id: \.self) { id in
        let _ = board.runs.append(id)
        Row(title: models[id].title)
      }
    }
  }
}

/// The body reads whether later closures read an object. No other test uses this type, which would
/// otherwise be known to read such objects.
private struct ModelsOfParent: View {
  private struct Row: View {
    let title: String
    var body: some View { Text(title) }
  }

  let board: Board
  let models: [Model]
  @State private var isShown = false

  var body: some View {
    let _ = board.isShown = $isShown
    let isShown = isShown
    VStack {
      ForEach(models.indices, id: \.self) { id in
        let _ = board.runs.append(id)
        Row(title: isShown && id >= 18 ? models[id].title : "row hidden")
      }
    }
  }
}

/// Its closure captures a value from the update in which it was made.
private struct Captures: View {
  let board: Board
  let model: Model
  let isLazy: Bool
  @State private var word = "a"

  var body: some View {
    let _ = board.word = $word
    let word = word
    let rows = ForEach(0..<40, id: \.self) { id in Text("row \(word) \(model.title) \(id)") }
    if isLazy {
      ScrollView { LazyVStack { rows } }
    } else {
      VStack { rows }
    }
  }
}

private struct Models: View {
  let board: Board
  let models: [Model]
  @State private var isShown = false

  var body: some View {
    let _ = board.isShown = $isShown
    let isShown = isShown
    VStack {
      ForEach(models.indices, id: \.self) { index in
        let _ = board.runs.append(index)
        Text(isShown ? models[index].title : "row hidden")
      }
    }
  }
}

private struct Numbers: View {
  let board: Board
  @State private var ids: [Int]

  init(board: Board, ids: [Int]) {
    self.board = board
    _ids = State(initialValue: ids)
  }

  var body: some View {
    let _ = board.ids = $ids
    VStack {
      ForEach(ids, id: \.self) { Text("row \($0)") }
    }
  }
}
