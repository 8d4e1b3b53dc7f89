/// A node's id, and the index at which it was last seen among its siblings, in one word.
///
/// A host's tree has very many nodes, and a word less makes each of them a sixth smaller: the heap
/// gives out multiples of sixteen bytes. Of the index only the last 16 bits are kept. A longer list
/// is searched at all places that end in them, which are few; an id has 48 bits, enough for a million
/// new nodes a second over four years.
struct PlacedID {
  private var bits: Int

  init(_ id: NodeID) { bits = id.rawValue << Self.placeBits }

  private static let placeBits = 16
  private static let placeCount = 1 << placeBits

  var id: NodeID { NodeID(bits >> Self.placeBits) }

  /// The index, without what is above its last 16 bits.
  var place: Int {
    get { bits & (Self.placeCount - 1) }
    set {
      bits = (bits & ~(Self.placeCount - 1)) | (newValue & (Self.placeCount - 1))
    }
  }

  /// The indices in a list of this length that the place may stand for.
  func places(before count: Int) -> StrideTo<Int> {
    stride(from: place, to: count, by: Self.placeCount)
  }
}
