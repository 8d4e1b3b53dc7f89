import HostInterface

/// Where the focus was before each of the modal things that are open: what it comes back to may
/// have been deleted by what was answered there.
struct FocusHistory {
  private var places: [(modal: NodeID, place: CellRect)] = []

  /// The focus moved.
  ///
  /// - Parameters:
  ///   - modal: in which it is now.
  ///   - place: where it was.
  mutating func moved(into modal: NodeID?, from place: CellRect?) {
    guard let modal else {
      places = []
      return
    }
    if let index = places.firstIndex(where: { $0.modal == modal }) {
      places.removeSubrange((index + 1)...)
    } else if let place {
      places.append((modal, place))
    }
  }

  /// Where the focus was before the first of those that are closed now; nil if none is.
  func place(isOpen: (NodeID) -> Bool) -> CellRect? {
    places.first { !isOpen($0.modal) }?.place
  }
}
