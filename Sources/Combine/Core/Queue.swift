/// Values that wait, the one that came first at the front.
///
/// ```swift
/// var queue = Queue<Int>()
/// queue.append(1)
/// queue.append(2)
/// queue.popFirst()                                        // 1
/// ```
///
/// - Complexity: constant time to append and to take, over many of both.
struct Queue<Element> {
  /// Those before `head` were taken already.
  private var slots: [Element?] = []
  private var head = 0

  var count: Int { slots.count - head }
  var isEmpty: Bool { head == slots.count }

  /// What waits, from the front on.
  var elements: [Element] { slots[head...].map { $0! } }

  mutating func append(_ element: Element) { slots.append(element) }

  /// Takes the one that has waited longest.
  mutating func popFirst() -> Element? {
    guard head < slots.count else { return nil }
    // Swapped out, so that it is not kept here nor copied.
    var element: Element?
    swap(&element, &slots[head])
    head += 1
    dropTaken()
    return element
  }

  /// Takes as many from the front; all of them if there are fewer.
  mutating func popFirst(_ count: Int) -> [Element] {
    let end = min(head + max(0, count), slots.count)
    let taken = slots[head..<end].map { $0! }
    for index in head..<end { slots[index] = nil }
    head = end
    dropTaken()
    return taken
  }

  /// Makes room once half of it is empty, so that each value is moved once at most.
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
