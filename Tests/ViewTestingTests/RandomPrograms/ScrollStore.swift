import Observation
import SwiftUI

/// Everything that the views of a random scroll view depend on.
struct ScrollState: Equatable {
  var items = Array(1...30)
  /// The items whose rows are longer.
  var grown: Set<Int> = []
  var scale = 1
  var isComplete = false
  var position: Int?
  var selection: Set<Int> = []
}

/// The state, and what the rows report.
@MainActor @Observable
final class ScrollStore {
  var state: ScrollState
  var position = ScrollPosition(idType: Int.self)
  @ObservationIgnored private(set) var proxy: ScrollViewProxy?
  @ObservationIgnored let counts = ProgramCounts()
  /// The rows that have appeared and not disappeared.
  @ObservationIgnored private(set) var present: Set<String> = []
  /// Reports that no row should make.
  @ObservationIgnored private(set) var mistakes: [String] = []

  /// Whether the rows can be selected and deleted.
  @ObservationIgnored let isEdited: Bool

  init(_ state: ScrollState, isEdited: Bool = false) {
    self.state = state
    self.isEdited = isEdited
  }

  func note(_ mistake: String) { mistakes.append(mistake) }

  /// The place in all items that a number below 30 means.
  func place(_ number: Int) -> Int { state.items.count > 10_000 ? number * 3_001 : number }

  func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }

  func appeared(_ row: String) {
    if !present.insert(row).inserted { mistakes.append("\(row) appeared twice") }
  }

  func disappeared(_ row: String) {
    if present.remove(row) == nil { mistakes.append("\(row) disappeared twice") }
  }

  func check(_ row: String, hasStateOf owner: String) {
    if row != owner { mistakes.append("\(row) has the state of \(owner)") }
  }
}
