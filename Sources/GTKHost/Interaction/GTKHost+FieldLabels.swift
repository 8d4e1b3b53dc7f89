#if GTK
  import CAdw
  import HostInterface

  extension GTKHost {
    /// Focuses the field whose shown label was clicked, like the desktop's entry rows: the only field
    /// of the row.
    ///
    /// - Returns: whether there is one.
    func focusField(labelledBy node: HostTree.Node) -> Bool {
      guard case .text = node.content.leaf, let row = node.groupedRow else { return false }
      var fields: [TextWidget] = []
      row.forEachNode {
        if let field = nativeWidgets[$0.id] as? TextWidget { fields.append(field) }
      }
      guard fields.count == 1, let field = fields.first else { return false }
      guard let described = tree[field.id], node.isShownLabel(of: described) else { return false }
      return gtk_widget_grab_focus(field.input) != 0
    }
  }

  extension HostTree.Node {
    /// The header of the section that its row belongs to: what is known of a field without a name.
    var sectionTitle: String? {
      guard let row = groupedRow, let rows = row.parent?.children,
        let header = rows.prefix(while: { $0 !== row })
          .last(where: { $0.content.control.map { $0.rowPart != .row } ?? false }),
        header.content.control?.rowPart == .header
      else { return nil }
      return header.spokenLabel
    }

    /// Whether it is the label that a form shows beside a field: before it, and not read out,
    /// because the field has the name itself. Other texts of the row, such as a currency, are not.
    fileprivate func isShownLabel(of field: HostTree.Node) -> Bool {
      guard let label = nearest(where: { $0.content.traits.contains(.hiddenFromAccessibility) }),
        let around = label.parent
      else { return false }
      let behind = around.children.drop { $0 !== label }.dropFirst()
      return behind.contains { sibling in field.nearest { $0 === sibling } != nil }
    }
  }
#endif
