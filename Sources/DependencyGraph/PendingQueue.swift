/// The observers of one graph that have to be looked at, by ascending order, then by age.
///
/// Marking usually meets the observers in the order in which they are to run, so an entry that
/// sorts behind all others is appended to a row that is sorted already, and only the others go
/// through a binary heap. The next observer is the lesser of the row's head and the heap's top.
///
///     row:   1 1 2 2 2 5 …        heap:  3
///            ▲ head                     4 7
///
/// An entry names its observer by a ticket, not by a reference: to cancel one empties the ticket in
/// O(1), wherever its entry is, and the entry is passed over when its turn comes. So an observer
/// that dies while pending leaves nothing that dangles.
struct PendingQueue {
  private struct Entry: Comparable {
    let order: Int
    let sequence: Int
    let ticket: Int32

    static func < (left: Entry, right: Entry) -> Bool {
      (left.order, left.sequence) < (right.order, right.sequence)
    }
  }

  /// The observers that wait.
  private(set) var count = 0
  private var row: [Entry] = []
  private var head = 0
  private var heap: [Entry] = []
  private var tickets: [Unmanaged<Observer>?] = []

  /// - Complexity: O(1) if it sorts behind the others, else O(log n).
  mutating func insert(_ observer: Observer) {
    let entry = Entry(
      order: observer.order, sequence: observer.sequence, ticket: Int32(tickets.count))
    observer.ticket = entry.ticket
    tickets.append(Unmanaged.passUnretained(observer))
    count += 1
    if let last = row.last, entry < last { pushOntoHeap(entry) } else { row.append(entry) }
  }

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

  /// The first observer, removed; `nil` if none waits.
  mutating func popFirst() -> Observer? {
    while let entry = popFirstEntry() {
      guard let observer = tickets[Int(entry.ticket)]?.takeUnretainedValue() else { continue }
      remove(observer)
      return observer
    }
    return nil
  }

  /// The observers that wait, in no particular order.
  var observers: [Observer] { tickets.compactMap { $0?.takeUnretainedValue() } }

  private mutating func popFirstEntry() -> Entry? {
    guard head < row.count else { return heap.isEmpty ? nil : popFromHeap() }
    if let top = heap.first, top < row[head] { return popFromHeap() }
    defer { head += 1 }
    return row[head]
  }

  /// Forgets the entries whose tickets are empty, when they are most of them.
  private mutating func renew() {
    let waiting = observers.sorted { ($0.order, $0.sequence) < ($1.order, $1.sequence) }
    count = 0
    removeEntries()
    for observer in waiting { insert(observer) }
  }

  private mutating func removeEntries() {
    // One entry is what a queue usually has.
    if row.count == 1 { row.removeLast() } else { row.removeAll(keepingCapacity: true) }
    if tickets.count == 1 { tickets.removeLast() } else { tickets.removeAll(keepingCapacity: true) }
    if !heap.isEmpty { heap.removeAll(keepingCapacity: true) }
    head = 0
  }

  /// Lets an entry rise from the end:
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

  /// Takes the top away and lets the last entry sink from there.
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
