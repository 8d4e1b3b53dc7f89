import HostInterface

extension HostTree.Node {
  /// Whether only a line of it is visible, such as the divider between two columns.
  var isLine: Bool {
    content.role == .divider || children.count == 1 && children[0].isLine
  }
}
