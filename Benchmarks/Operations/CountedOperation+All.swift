import SwiftUI

extension CountedOperation {
  /// All operations, in the order in which they are shown.
  static let all = mounting + updating + restructuring + controls

  private static let items = Item.make(0..<100)

  // MARK: From the view's value to the first patch

  private static let mounting = [
    mount("simple row", count: 100) { RowList(items, Board()) },
    mount("card", count: 100) { CardList(items: items, levers: Levers()) },
    mount("row that links and swipes", count: 8) {
      MessageList(items: Item.make(0..<8), levers: Levers())
    },
    mount("form of 40 controls") { SettingsForm(levers: Levers()) },
    mount("table of 8 columns") { Ledger(items, Levers()) },
  ]

  private static func mount<V: View>(
    _ name: String, count: Int = 1, _ view: @escaping () -> V
  ) -> CountedOperation {
    CountedOperation("mount: \(name)", count: count) {
      let view = view()
      return { Kept.stages.append(Stage(view)) }
    }
  }

  // MARK: From a write to the patch

  private static let updating = [
    CountedOperation("state: simple row", count: 50) {
      let board = Board()
      let stage = Stage(RowList(items, board))
      return {
        for id in 0..<50 { stage.show { board.label(of: id * 2).wrappedValue = "8" } }
      }
    },
    card("state: card, same size", 7),
    card("state: card, another size", 100),
    CountedOperation("state: row that links and swipes", count: 8) {
      let levers = Levers<Int>()
      let stage = Stage(MessageList(items: Item.make(0..<8), levers: levers))
      return { for id in 0..<8 { stage.show { levers[id] = 1 } } }
    },
    CountedOperation("state: section of a form", count: 5) {
      let levers = Levers<Int>()
      let stage = Stage(SettingsForm(levers: levers))
      return { for id in 0..<5 { stage.show { levers[id] = 1 } } }
    },
    CountedOperation("state: rows of a table") {
      let levers = Levers<[Item]>()
      let stage = Stage(Ledger(items, levers))
      return { stage.show { levers[0][3].title = "Item x" } }
    },
    CountedOperation("state: object that 1,000 rows read") {
      let common = Model()
      let stage = Stage(ModelList(models: Model.make(1_000), common: common))
      return { stage.show { common.value = 1 } }
    },
  ]

  private static func card(_ name: String, _ value: Int) -> CountedOperation {
    CountedOperation(name, count: 50) {
      let levers = Levers<Int>()
      // Taller than its window, where a row could not grow.
      let stage = Stage(ScrollView { CardList(items: items, levers: levers) })
      return { for id in 0..<50 { stage.show { levers[id * 2] = value } } }
    }
  }

  // MARK: Lists that change

  private static let thousand = Item.make(0..<1_000)

  private static let restructuring = [
    list("one element of 1,000") { $0.items.wrappedValue[7].title = "Item x" },
    list("selection among 1,000") { $0.selection.wrappedValue = 5 },
    list("insert at the front of 1,000") {
      $0.items.wrappedValue.insert(Item(id: 1_000, title: "Item"), at: 0)
    },
    list("remove in the middle of 1,000") { _ = $0.items.wrappedValue.remove(at: 500) },
    list("clear 1,000") { $0.items.wrappedValue = [] },
    list("one row growing among 1,000") { $0.label(of: 7).wrappedValue = "a\nb" },
  ]

  private static func list(_ name: String, _ change: @escaping (Board) -> Void) -> CountedOperation
  {
    CountedOperation("list: \(name)") {
      let board = Board()
      let stage = Stage(ScrollView { RowList(thousand, board) })
      return { stage.show { change(board) } }
    }
  }

  // MARK: Single controls

  private static let controls = SingleControls.Kind.allCases.flatMap { kind in
    [
      mount("\(kind.rawValue)", count: 100) {
        SingleControls(kind: kind, count: 100, levers: Levers())
      },
      CountedOperation("state: \(kind.rawValue)", count: 50) {
        let levers = Levers<Int>()
        let stage = Stage(SingleControls(kind: kind, count: 100, levers: levers))
        return { for id in 0..<50 { stage.show { levers[id] = 7 } } }
      },
    ]
  }
}

/// What is mounted while it is counted is released afterwards.
@MainActor
private enum Kept {
  static var stages: [Stage] = []
}
