/// A node's id, and the index at which it was last seen among its siblings, in one word.
///
/// A host's tree has many nodes, and one word less makes each of them a sixth smaller, because the
/// heap allocates multiples of sixteen bytes. Only the low 16 bits of the index are kept. In a
/// longer list, all indices that end in them are tried, which are few. An id has 48 bits, enough
/// for a million new nodes a second over four years.
struct PlacedID {
  private var bits: Int

  init(_ id: NodeID) { bits = id.rawValue << Self.placeBits }

  private static let placeBits = 16
  private static let placeCount = 1 << placeBits

  var id: NodeID { NodeID(bits >> Self.placeBits) }

  /// The low 16 bits of the index.
  var place: Int {
    get { bits & (Self.placeCount - 1) }
    set {
      bits = (bits & ~(Self.placeCount - 1)) | (newValue & (Self.placeCount - 1))
    }
  }

  /// The indices that the place may stand for in a list of this length.
  func places(before count: Int) -> StrideTo<Int> {
    stride(from: place, to: count, by: Self.placeCount)
  }
}
