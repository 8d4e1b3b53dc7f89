/// An array of references that is all zeros while it is empty.
///
/// Unlike an `Array`, it lets the compiler lay out ``evaluation`` statically; otherwise each access
/// to that global, several in every read, would first check whether it is initialised. Its memory
/// is kept for reuse and never freed: there is one of each in a process.
@usableFromInline
struct Stack<Element: AnyObject> {
  private var memory: UnsafeMutablePointer<Element>?
  private var capacity = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var top: Element { memory.unsafelyUnwrapped[count - 1] }

  /// The elements from the bottom to the top.
  var elements: [Element] { (0..<count).map { memory.unsafelyUnwrapped[$0] } }

  /// Pushes an element.
  ///
  /// - Complexity: O(1), amortised.
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (memory.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  mutating func pop() {
    count -= 1
    (memory.unsafelyUnwrapped + count).deinitialize(count: 1)
  }

  /// Empties the stack.
  /// - Returns: Its elements, from the bottom to the top.
  mutating func takeAll() -> [Element] {
    let taken = elements
    while !isEmpty { pop() }
    return taken
  }

  private mutating func grow() {
    capacity = max(16, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let memory {
      larger.moveInitialize(from: memory, count: count)
      memory.deallocate()
    }
    memory = larger
  }
}
