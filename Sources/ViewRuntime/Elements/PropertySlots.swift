/// The storage and versions of a view's dynamic properties, in order.
///
/// Most views that have any have one. The first is stored inline, which saves each of them a block on
/// the heap; the others are in an array.
struct PropertySlots {
  /// The storage and versions of a property.
  struct Slot {
    let storage: PropertyStorage?
    /// The property's versions in this and in the previous run of the body. They are only compared.
    var version: Int32 = 0
    var formerVersion: Int32 = 0
  }

  private var first = Slot(storage: nil)
  private var others: [Slot] = []
  private var hasFirst = false

  /// Notes a property's version in this run of the body; what was noted last is its former one.
  mutating func note(_ version: Int, at index: Int) {
    let version = Int32(truncatingIfNeeded: version)
    if index == 0 {
      (first.formerVersion, first.version) = (first.version, version)
    } else {
      others[index - 1].formerVersion = others[index - 1].version
      others[index - 1].version = version
    }
  }

  mutating func append(_ storage: PropertyStorage?) {
    if hasFirst {
      others.append(Slot(storage: storage))
    } else {
      first = Slot(storage: storage)
      hasFirst = true
    }
  }
}

extension PropertySlots: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { hasFirst ? others.count + 1 : 0 }

  subscript(index: Int) -> Slot { index == 0 ? first : others[index - 1] }
}
