import HostInterface

extension HostTree.Node {
  /// Whether nothing of it is seen but a line, such as the one between two columns.
  var isLine: Bool {
    content.role == .divider || children.count == 1 && children[0].isLine
  }
}
