#if GTK
  import CAdw
  import HostInterface

  extension GTKHost {
    /// Focuses the field whose label was clicked, like the desktop's entry rows: the only field of
    /// the row.
    ///
    /// - Returns: whether there is one.
    func focusField(labelledBy node: HostTree.Node) -> Bool {
      guard case .text = node.content.leaf, let row = node.groupedRow else { return false }
      var fields: [TextWidget] = []
      row.forEachNode {
        if let field = nativeWidgets[$0.id] as? TextWidget { fields.append(field) }
      }
      guard fields.count == 1, let field = fields.first else { return false }
      return gtk_widget_grab_focus(field.input) != 0
    }
  }
#endif
