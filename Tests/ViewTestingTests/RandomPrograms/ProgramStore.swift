import Combine
import Observation
import SwiftUI

/// Everything that a random program's views depend on: a fresh mount with a copy shows the same.
struct ProgramState: Equatable {
  var flags = [false, true, false]
  var numbers = [1, 2, 3]
  var items = [1, 2, 3]
  var text = "text"
  var path: [Int] = []
  var tab = 0
}

/// The state, as the views hold it, each kind in its own wrapper.
@MainActor @Observable
final class ProgramStore {
  var flags: [Bool]
  var numbers: [Int]
  var items: [Int]
  var text: String
  var path: [Int]
  var tab: Int
  @ObservationIgnored let notes: ProgramNotes
  @ObservationIgnored let folder: ProgramFolder
  @ObservationIgnored let counts = ProgramCounts()

  init(_ state: ProgramState) {
    flags = state.flags
    numbers = state.numbers
    items = state.items
    text = state.text
    path = state.path
    tab = state.tab
    notes = ProgramNotes(state.text)
    folder = ProgramFolder(state.text)
  }

  var state: ProgramState {
    ProgramState(
      flags: flags, numbers: numbers, items: items, text: text, path: path, tab: tab)
  }
}

/// The older kind of model, an `ObservableObject`.
@MainActor
final class ProgramNotes: ObservableObject {
  @Published var text: String

  init(_ text: String) { self.text = text }
}

/// A model in a model.
@MainActor @Observable
final class ProgramFolder {
  @MainActor @Observable
  final class Inner {
    var title: String
    init(_ title: String) { self.title = title }
  }

  var inner: Inner

  init(_ title: String) { inner = Inner(title) }

  /// A longer title is stored in a separate object.
  func rename(_ title: String) {
    if title.count > 4 { inner = Inner(title) } else { inner.title = title }
  }
}

/// Counts what is alive: appearances, disappearances and owned objects are registered.
@MainActor
final class ProgramCounts: Equatable {
  /// Views that have appeared and not disappeared.
  var present = 0
  /// Objects that views own.
  nonisolated(unsafe) var living = 0

  nonisolated static func == (a: ProgramCounts, b: ProgramCounts) -> Bool { a === b }
}

/// An object that a view owns.
@MainActor
final class OwnedObject: ObservableObject {
  private nonisolated let counts: ProgramCounts

  init(_ counts: ProgramCounts) {
    self.counts = counts
    counts.living += 1
  }

  isolated deinit { counts.living -= 1 }
}

struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
