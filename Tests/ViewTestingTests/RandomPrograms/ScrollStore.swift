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

  init(_ state: ScrollState) { self.state = state }

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
