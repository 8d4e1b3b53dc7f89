import HostInterface

/// Where the focus was before each of the modal things that are open: what it comes back to may
/// have been deleted by what was answered there.
struct FocusHistory {
  /// What it comes back to.
  enum Former: Hashable {
    case place(CellRect)
    /// The user had left a field, and was nowhere.
    case nowhere
  }

  private var formers: [(modal: NodeID, former: Former)] = []

  /// The focus moved.
  ///
  /// - Parameters:
  ///   - modal: in which it is now.
  ///   - former: where it was; nil at the start.
  mutating func moved(into modal: NodeID?, from former: Former?) {
    guard let modal else {
      formers = []
      return
    }
    if let index = formers.firstIndex(where: { $0.modal == modal }) {
      formers.removeSubrange((index + 1)...)
    } else if let former {
      formers.append((modal, former))
    }
  }

  /// Where the focus was before the first of those that are closed now; nil if none is.
  func former(isOpen: (NodeID) -> Bool) -> Former? {
    formers.first { !isOpen($0.modal) }?.former
  }

  /// Nothing has the focus: what is closed is closed for good.
  mutating func keepOpen(_ isOpen: (NodeID) -> Bool) {
    formers.removeAll { !isOpen($0.modal) }
  }
}
