/// The pending observers of one graph, by ascending order, then by age.
///
/// Marking usually reaches the observers in the order in which they run, so the row is already
/// sorted; if not, it is sorted once, on the first pop. Later entries that sort before the row's
/// last go into a binary heap. The next observer is the lesser of the row's head and the heap's
/// top.
///
///     row:   1 1 2 2 2 5 …        heap:  3
///            ▲ head                     4 7
///
/// An entry refers to its observer by a ticket, not by a reference: cancelling empties the ticket
/// in O(1), wherever the entry is, and the entry is skipped when its turn comes. So an observer
/// that dies while pending leaves no dangling reference.
struct PendingQueue {
  private struct Entry: Comparable {
    let order: Int
    let sequence: Int
    var ticket: Int32

    static func < (left: Entry, right: Entry) -> Bool {
      (left.order, left.sequence) < (right.order, right.sequence)
    }
  }

  /// The number of pending observers.
  private(set) var count = 0
  private var row: [Entry] = []
  /// The index of the row's next entry, or `unsorted` if the row still has to be sorted.
  private var head = 0
  private static let unsorted = -1
  private var heap: [Entry] = []
  private var tickets: [Unmanaged<Observer>?] = []

  /// Adds an observer.
  ///
  /// - Complexity: O(1) before the first pop, or after the last entry; otherwise O(log n).
  mutating func insert(_ observer: Observer) {
    let entry = Entry(
      order: observer.order, sequence: observer.sequence, ticket: Int32(tickets.count))
    observer.ticket = entry.ticket
    tickets.append(Unmanaged.passUnretained(observer))
    count += 1
    guard let last = row.last, entry < last else { return row.append(entry) }
    guard head <= 0, heap.isEmpty else { return pushOntoHeap(entry) }
    row.append(entry)
    head = Self.unsorted
  }

  /// Removes an observer.
  ///
  /// - Complexity: O(1), amortised.
  mutating func remove(_ observer: Observer) {
    tickets[Int(observer.ticket)] = nil
    observer.ticket = -1
    count -= 1
    if count == 0 {
      removeEntries()
    } else if tickets.count > 64 + 4 * count {
      renew()
    }
  }

  /// Removes and returns the first observer; `nil` if the queue is empty.
  mutating func popFirst() -> Observer? {
    while let entry = popFirstEntry() {
      guard let observer = tickets[Int(entry.ticket)]?.takeUnretainedValue() else { continue }
      remove(observer)
      return observer
    }
    return nil
  }

  /// The pending observers, in no particular order.
  var observers: [Observer] { tickets.compactMap { $0?.takeUnretainedValue() } }

  private mutating func popFirstEntry() -> Entry? {
    if head == Self.unsorted {
      row.sort()
      head = 0
    }
    guard head < row.count else { return heap.isEmpty ? nil : popFromHeap() }
    if let top = heap.first, top < row[head] { return popFromHeap() }
    defer { head += 1 }
    return row[head]
  }

  /// Drops entries that have been processed, and cancelled entries once they are the majority. The
  /// rest of a sorted row stays sorted.
  private mutating func renew() {
    var entries = row[max(head, 0)...].filter { tickets[Int($0.ticket)] != nil }
    entries += heap.filter { tickets[Int($0.ticket)] != nil }
    if head == Self.unsorted || !heap.isEmpty { entries.sort() }
    let former = tickets
    removeEntries()
    for var entry in entries {
      let observer = former[Int(entry.ticket)]
      entry.ticket = Int32(tickets.count)
      observer?._withUnsafeGuaranteedRef { $0.ticket = entry.ticket }
      tickets.append(observer)
      row.append(entry)
    }
  }

  private mutating func removeEntries() {
    // A queue usually has one entry; this is its fast path.
    if row.count == 1 { row.removeLast() } else { row.removeAll(keepingCapacity: true) }
    if tickets.count == 1 { tickets.removeLast() } else { tickets.removeAll(keepingCapacity: true) }
    if !heap.isEmpty { heap.removeAll(keepingCapacity: true) }
    head = 0
  }

  /// Adds an entry at the end and sifts it up:
  ///
  ///        3                2
  ///       4 7      ──▶     3 7
  ///      2                4
  private mutating func pushOntoHeap(_ entry: Entry) {
    heap.append(entry)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      if heap[parent] <= entry { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = entry
  }

  /// Removes the top and sifts the last entry down from there.
  private mutating func popFromHeap() -> Entry {
    let top = heap[0]
    let entry = heap.removeLast()
    if heap.isEmpty { return top }
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if entry <= heap[child] { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = entry
    return top
  }
}
