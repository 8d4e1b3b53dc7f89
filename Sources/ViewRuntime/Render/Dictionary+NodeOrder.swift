import HostInterface

extension Dictionary where Key == NodeID {
  /// The values in the order in which their nodes were made, which is the same in every run.
  var inOrder: [Value] {
    sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }
}
