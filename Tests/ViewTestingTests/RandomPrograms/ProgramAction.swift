import SwiftUI
import ViewTesting

/// A step in a random program.
enum ProgramAction: Equatable {
  case flag(Int)
  case number(Int, Int)
  case items([Int])
  case text(String)
  case path([Int])
  case tab(Int)
  case size(Int, Int)
  case dark(Bool)
  indirect case animated(ProgramAction)
  case advance(Int)
  /// Taps the button at this index among the visible ones.
  case tap(Int)

  var choosesTab: Bool {
    switch self {
    case .tab: true
    case .animated(let action): action.choosesTab
    default: false
    }
  }

  static func random(using random: inout ProgramRandom) -> ProgramAction {
    switch random.below(16) {
    case ..<4: .flag(random.below(3))
    case ..<6: .number(random.below(3), random.below(5))
    case ..<9: .items(items(using: &random))
    case 9: .text(random.one(of: ["", "longer than before", "日本語", "text"]))
    case 10: .path(random.one(of: [[], [1], [1, 2], [3]]))
    case 11: .tab(random.below(3))
    case 12:
      random.below(2) == 0
        ? .dark(random.below(2) == 0)
        : .size(random.one(of: [200, 640]), random.one(of: [160, 384, 1200]))
    case 13: .advance(random.one(of: [16, 100, 1000]))
    case 14: .tap(random.below(6))
    default: .animated(.random(using: &random))
    }
  }

  private static func items(using random: inout ProgramRandom) -> [Int] {
    var rest = Array(1...6)
    return (0..<random.below(6)).map { _ in rest.remove(at: random.below(rest.count)) }
  }

  @MainActor
  func perform(_ app: ViewTest, _ store: ProgramStore) async throws {
    switch self {
    case .advance(let milliseconds): try await app.advance(by: .milliseconds(milliseconds))
    case .size(let width, let height): app.resize(to: CGSize(width: width, height: height))
    case .dark(let isDark): app.changeEnvironment(colorScheme: isDark ? .dark : .light)
    case .tap(let place):
      // A link's pushed screen and an outline's expanded rows are not part of the program's state.
      let buttons = app.findAll(.button())
        .filter { $0.text != "Link" && !$0.text.contains("branch") }
      if buttons.indices.contains(place) { try? buttons[place].tap() }
      // An open menu is not part of the program's state.
      try await app.settle()
      if app.exists(.role(.menu)) { try app.press(.escape) }
    case .animated(let action):
      app.run { withAnimation(.linear(duration: 0.3)) { action.change(store) } }
    default: app.run { change(store) }
    }
    try await app.settle()
  }

  @MainActor
  private func change(_ store: ProgramStore) {
    switch self {
    case .flag(let index): store.flags[index].toggle()
    case .number(let index, let value): store.numbers[index] = value
    case .items(let items): store.items = items
    case .text(let text):
      store.text = text
      store.notes.text = text
      store.folder.rename(text)
    case .path(let path): store.path = path
    case .tab(let tab): store.tab = tab
    case .animated(let action): action.change(store)
    case .size, .dark, .advance, .tap: break
    }
  }
}
