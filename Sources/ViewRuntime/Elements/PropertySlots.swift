/// The storage and versions of a view's dynamic properties, in order.
///
/// Most views with dynamic properties have one, so the first is stored inline, which saves a heap
/// block; the others are in an array.
struct PropertySlots {
  /// The storage and versions of a property.
  struct Slot {
    let storage: PropertyStorage?
    /// The property's versions in this and in the previous run of the body, which are only compared
    /// with each other.
    var version: Int32 = 0
    var formerVersion: Int32 = 0

    /// Whether a property's version is the one that was recorded last.
    func isCurrent(_ version: Int) -> Bool { self.version == Int32(truncatingIfNeeded: version) }
  }

  private var first = Slot(storage: nil)
  private var others: [Slot] = []
  private var hasFirst = false

  /// Records a property's version in this run of the body; the version recorded last becomes the
  /// former one.
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
