import HostInterface

extension Dictionary where Key == NodeID {
  /// The values in the order in which their nodes were made, which is the same in every run.
  var inOrder: [Value] {
    // Most have one. Sorting it, and making a key path to a generic type's property, would take longer
    // than what is done with it.
    if count < 2 { return first.map { [$0.value] } ?? [] }
    return sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.value }
  }
}
