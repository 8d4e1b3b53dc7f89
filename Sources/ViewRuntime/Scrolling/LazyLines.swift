/// Maps the items of a lazy container to its lines.
///
/// Items fill the lines one lane after the other; a section's header or footer has its own line,
/// and what follows it begins a new one:
///
///     header                   line 0
///     item  item  item         line 1
///     item                     line 2
///     footer                   line 3
///
/// - Complexity: lookups are O(log of the number of headers and footers).
struct LazyLines {
  private struct Block {
    var firstItem: Int
    var itemCount: Int
    var firstLine: Int
    var isWhole: Bool
  }

  private var blocks: [Block] = []
  let laneCount: Int
  private(set) var count = 0

  init() { laneCount = 1 }

  /// - Parameter whole: the items that fill a line, in ascending order.
  init(itemCount: Int, laneCount: Int, whole: [Int]) {
    self.laneCount = laneCount
    guard laneCount > 1, !whole.isEmpty else {
      add(0, itemCount, isWhole: false)
      return
    }
    var next = 0
    for item in whole {
      add(next, item - next, isWhole: false)
      add(item, 1, isWhole: true)
      next = item + 1
    }
    add(next, itemCount - next, isWhole: false)
  }

  private mutating func add(_ first: Int, _ items: Int, isWhole: Bool) {
    guard items > 0 else { return }
    blocks.append(
      Block(firstItem: first, itemCount: items, firstLine: count, isWhole: isWhole))
    count += isWhole ? items : (items + laneCount - 1) / laneCount
  }

  private func block(_ isBefore: (Block) -> Bool) -> Block? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(blocks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? blocks[low - 1] : nil
  }

  /// The items of a line; none if there is no such line.
  func items(of line: Int) -> Range<Int> {
    guard let block = block({ $0.firstLine <= line }) else { return 0..<0 }
    let lanes = block.isWhole ? 1 : laneCount
    let end = block.firstItem + block.itemCount
    let first = min(block.firstItem + (line - block.firstLine) * lanes, end)
    return first..<min(first + lanes, end)
  }

  func line(of item: Int) -> Int {
    guard let block = block({ $0.firstItem <= item }) else { return 0 }
    return block.firstLine + (item - block.firstItem) / (block.isWhole ? 1 : laneCount)
  }

  /// Returns whether the line's only item fills it.
  func isWhole(_ line: Int) -> Bool { block { $0.firstLine <= line }?.isWhole ?? false }
}
