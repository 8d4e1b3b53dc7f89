import Foundation

/// The ids of a `ForEach`'s elements, in order.
///
/// Comparing two of them is most of what an update has to do for elements that stay where they are.
/// So ids of the types that most programs use are compared under their own type: `==` of a type that
/// is only known at run time takes ten times as long.
struct ElementIDs<ID: Hashable> {
  private let ids: [ID]

  init<Datum>(of elements: UnsafeBufferPointer<Datum>, by identify: (Datum) -> ID) {
    ids = [ID](unsafeUninitializedCapacity: elements.count) { ids, count in
      for index in elements.indices {
        (ids.baseAddress.unsafelyUnwrapped + count).initialize(to: identify(elements[index]))
        count += 1
      }
    }
  }

  var count: Int { ids.count }

  subscript(index: Int) -> ID { ids[index] }

  subscript(range: Range<Int>) -> ArraySlice<ID> { ids[range] }

  /// Whether an id comes more than once.
  var hasRepeats: Bool { Self.compare(self, self, RepeatSearch()) }

  /// Returns what stands at the start and at the end as it stood in `former`. Most changes are of a
  /// few elements: the others need no table to be found again.
  func unchangedEnds(since former: ElementIDs) -> UnchangedEnds {
    Self.compare(former, self, UnchangedEnds.Search())
  }

  // Inlined, so that each comparison is compiled for each of the types.
  @inline(__always)
  private static func compare<Comparison: IDComparison>(
    _ a: ElementIDs, _ b: ElementIDs, _ comparison: Comparison
  ) -> Comparison.Result {
    if ID.self == Int.self { return comparison.compare(a.cast(to: Int.self), b.cast(to: Int.self)) }
    if ID.self == UUID.self {
      return comparison.compare(a.cast(to: UUID.self), b.cast(to: UUID.self))
    }
    if ID.self == String.self {
      return comparison.compare(a.cast(to: String.self), b.cast(to: String.self))
    }
    return comparison.compare(a.ids, b.ids)
  }

  /// Returns the ids under another name of their type.
  private func cast<Other>(to type: Other.Type) -> [Other] {
    unsafeBitCast(ids, to: [Other].self)
  }

  /// The elements at the start and at the end that have not changed.
  struct UnchangedEnds {
    var start = 0
    var end = 0
    /// Places at the start whose ids come once more behind it.
    var repeated: [Int] = []

    fileprivate struct Search: IDComparison {
      func compare<Key: Hashable>(_ former: [Key], _ now: [Key]) -> UnchangedEnds {
        let limit = min(now.count, former.count)
        var ends = UnchangedEnds()
        while ends.start < limit, former[ends.start] == now[ends.start] { ends.start += 1 }
        if ends.start == former.count, ends.start == now.count { return ends }
        var (place, formerPlace) = (now.count - 1, former.count - 1)
        while ends.start + ends.end < limit, former[formerPlace] == now[place] {
          ends.end += 1
          (place, formerPlace) = (place - 1, formerPlace - 1)
        }
        // To look for what comes twice costs as much for each of the others as a table would.
        guard ends.start + ends.end > now.count / 2 else { return UnchangedEnds() }
        let between = KeySet(now[ends.start..<now.count - ends.end])
        if between.isEmpty { return ends }
        ends.repeated = between.places(in: now[0..<ends.start])
        // What stands at the end may have to go where its id comes first.
        if !between.places(in: now[(now.count - ends.end)...]).isEmpty { ends.end = 0 }
        return ends
      }
    }
  }

  private struct RepeatSearch: IDComparison {
    func compare<Key: Hashable>(_ keys: [Key], _ others: [Key]) -> Bool {
      if keys.count < 2 { return false }
      // Numbers nearly always ascend.
      if Key.self == Int.self {
        let numbers = unsafeBitCast(keys, to: [Int].self)
        var index = 1
        while index < numbers.count, numbers[index - 1] < numbers[index] { index += 1 }
        if index == numbers.count { return false }
      }
      return Set(keys).count < keys.count
    }
  }
}

/// A comparison of two lists of ids, under the type that they are compared as.
private protocol IDComparison {
  associatedtype Result
  func compare<Key: Hashable>(_ a: [Key], _ b: [Key]) -> Result
}

/// Ids among which others are looked for: a few are compared one by one, which takes less time than
/// a look into a set.
private struct KeySet<Key: Hashable> {
  private let few: ArraySlice<Key>
  private let many: Set<Key>

  init(_ keys: ArraySlice<Key>) {
    (few, many) = keys.count <= 4 ? (keys, []) : ([], Set(keys))
  }

  var isEmpty: Bool { few.isEmpty && many.isEmpty }

  /// Returns the places at which one of them stands, in order.
  func places(in keys: ArraySlice<Key>) -> [Int] {
    var places: [Int] = []
    keys.withUnsafeBufferPointer { list in
      if !many.isEmpty {
        for index in list.indices where many.contains(list[index]) { places.append(index) }
      }
      for key in few {
        for index in list.indices where list[index] == key { places.append(index) }
      }
    }
    if few.count > 1 { places.sort() }
    let start = keys.startIndex
    return start == 0 ? places : places.map { $0 + start }
  }
}
