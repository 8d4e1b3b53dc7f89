#if GTK
  import CAdw
  import HostInterface

  extension NativeWidgetKind {
    /// Containers that group other widgets for accessibility clients.
    enum Container: Hashable {
      case list, listItem, table, tableRow, tabList

      /// Makes the kind for a node that neither handles presses nor shows anything itself.
      init?(_ node: HostTree.Node) {
        switch node.content.role {
        case .list: self = .list
        case .table: self = .table
        case .columnHeads: self = .tableRow
        case .tabBar: self = .tabList
        case .row:
          switch node.rowHolder {
          case .list: self = .listItem
          case .table: self = .tableRow
          default: return nil
          }
        default: return nil
        }
      }

      var role: GtkAccessibleRole {
        switch self {
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .table: GTK_ACCESSIBLE_ROLE_TABLE
        case .tableRow: GTK_ACCESSIBLE_ROLE_ROW
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        }
      }
    }
  }

  extension HostTree.Node {
    /// The container of the row: a list or a table; nil: a form or none.
    var rowHolder: Role? {
      var current = parent
      while let node = current {
        if [.list, .table].contains(node.content.role) { return node.content.role }
        if node.isScrollContainer || node.content.role == .form { return nil }
        current = node.parent
      }
      return nil
    }

    /// Whether it is a row of a list that consists of one button, which represents it.
    var isButton: Bool {
      guard content.role == .row, content.actions.contains(.activate),
        !content.traits.contains(.focusable), rowHolder == .list
      else { return false }
      return soleButton?.spokenLabel == spokenLabel
    }

    /// Whether it only adds a menu to the button inside it, which offers it then.
    var isMenuOfButton: Bool {
      guard content.role != .row, hasOwnMenu, let button = soleButton else { return false }
      return !button.hasOwnMenu && !button.spokenLabel.isEmpty
        && button.spokenLabel == spokenLabel
    }

    /// Whether a menu is reported to accessibility clients here.
    var offersMenu: Bool {
      guard content.control?.kind == .button, !hasOwnMenu else { return hasOwnMenu }
      var current = parent
      while let node = current {
        if node.hasOwnMenu { return node.isMenuOfButton }
        if node.isScrollContainer || [.row, .screen, .window].contains(node.content.role) {
          return false
        }
        current = node.parent
      }
      return false
    }

    private var soleButton: HostTree.Node? {
      for child in children {
        if child.content.control?.kind == .button { return child }
        if let found = child.soleButton { return found }
      }
      return nil
    }

    /// Whether it is the button that represents a row.
    var standsForRow: Bool { rowAsButton != nil }

    /// The row that it represents, whose only pressable content it is.
    var rowAsButton: HostTree.Node? {
      guard content.control?.kind == .button else { return nil }
      var current = parent
      while let node = current {
        if node.content.role == .row { return node.isButton ? node : nil }
        if node.isScrollContainer || node.content.role == .window { return nil }
        current = node.parent
      }
      return nil
    }

    /// Whether it is a tab of a tab view.
    var isTab: Bool {
      var current = parent
      while let node = current, node.content.control?.kind != .button {
        if node.content.role == .tabBar { return true }
        if node.isScrollContainer || [.screen, .window].contains(node.content.role) {
          return false
        }
        current = node.parent
      }
      return false
    }
  }
#endif
