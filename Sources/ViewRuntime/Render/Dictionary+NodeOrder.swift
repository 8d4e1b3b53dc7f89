import HostInterface

extension Dictionary where Key == NodeID {
  /// The values in the order in which their nodes were made, which is the same in every run.
  var inOrder: [Value] {
    // Most have one: to sort it, and to make the key path for a type that is not known, would take
    // longer than what is done with it.
    if count < 2 { return first.map { [$0.value] } ?? [] }
    return sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.value }
  }
}
