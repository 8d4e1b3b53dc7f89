/// A first-in, first-out queue of values.
///
/// ```swift
/// var queue = Queue<Int>()
/// queue.append(1)
/// queue.append(2)
/// queue.popFirst()                                        // 1
/// ```
///
/// - Complexity: amortised constant time to append and to take.
struct Queue<Element> {
  /// Slots before `head` were taken already.
  private var slots: [Element?] = []
  private var head = 0

  var count: Int { slots.count - head }
  var isEmpty: Bool { head == slots.count }

  /// The waiting elements, front first.
  var elements: [Element] { slots[head...].map { $0! } }

  mutating func append(_ element: Element) { slots.append(element) }

  /// Takes the element that has waited longest.
  mutating func popFirst() -> Element? {
    guard head < slots.count else { return nil }
    // Swapped out, so that it is neither kept here nor copied.
    var element: Element?
    swap(&element, &slots[head])
    head += 1
    dropTaken()
    return element
  }

  /// Takes this many elements from the front; all of them if there are fewer.
  mutating func popFirst(_ count: Int) -> [Element] {
    let end = min(head + max(0, count), slots.count)
    let taken = slots[head..<end].map { $0! }
    for index in head..<end { slots[index] = nil }
    head = end
    dropTaken()
    return taken
  }

  /// Frees the taken slots once half are empty, so that each value moves at most once.
  private mutating func dropTaken() {
    if head == slots.count {
      slots.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head > 64, head * 2 > slots.count {
      slots.removeFirst(head)
      head = 0
    }
  }
}
