import HostInterface

extension Dictionary where Key == NodeID {
  /// The values in the order in which their nodes were created, which is the same in every run.
  var inOrder: [Value] {
    // Most have one entry. Sorting it, and forming a key path to a generic type's property, would
    // take longer than the rest of the work.
    if count < 2 { return first.map { [$0.value] } ?? [] }
    return sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.value }
  }
}
