extension TextContent {
  /// The runs of a text, in order.
  ///
  /// Most texts have exactly one: the first run is stored inline, which saves a block on the heap
  /// for each text. The others are in an array.
  package struct Runs: Hashable, Sendable {
    /// Nil if there are none.
    private var head: Run?
    /// The runs after the first; empty if there is no first.
    private var tail: [Run] = []

    package init() {}

    package init(_ only: Run) { head = only }

    package init(_ runs: some Sequence<Run>) {
      for run in runs { append(run) }
    }

    package mutating func append(_ run: Run) {
      if head == nil { head = run } else { tail.append(run) }
    }
  }
}

extension TextContent.Runs: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { head == nil ? 0 : tail.count + 1 }

  package subscript(index: Int) -> TextContent.Run {
    get { index == 0 ? head! : tail[index - 1] }
    _modify { if index == 0 { yield &head! } else { yield &tail[index - 1] } }
  }
}

extension TextContent.Runs: ExpressibleByArrayLiteral {
  package init(arrayLiteral runs: TextContent.Run...) { self.init(runs) }
}
