import HostInterface

/// The rows that a lazy container retains, whether visible or not.
struct HeldRows {
  /// Those that are there in any case.
  private var own: Set<NodeID> = []
  /// Those in elements whose parts are counted.
  private var parts: Set<NodeID> = []
  private var isGathering = false

  var count: Int { own.count + parts.count }

  /// Those that are inserted until the end are there in any case, and no others are.
  mutating func beginGathering() {
    own = []
    isGathering = true
  }

  mutating func endGathering() { isGathering = false }

  /// The container counts the parts of elements again.
  mutating func willBeCounted() { parts = [] }

  mutating func insert(_ row: NodeID) {
    if isGathering { own.insert(row) } else { parts.insert(row) }
  }

  func contains(_ row: NodeID) -> Bool { own.contains(row) || parts.contains(row) }
}
