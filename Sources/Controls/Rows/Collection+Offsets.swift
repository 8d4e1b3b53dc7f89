import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at these offsets from the start: the offsets that `onDelete` passes.
  ///
  /// - Complexity: linear in the length.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets before the element at another offset, keeping their order:
  /// the arguments that `onMove` passes.
  ///
  ///     a b c d   moved from 0, 2 to 4   b d a c
  ///
  /// - Parameter destination: the offset before the removal; the length means the end.
  /// - Complexity: linear in the length.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition(
      (0...elements.count).contains(destination) && source.allSatisfy(elements.indices.contains),
      "move(fromOffsets:toOffset:): an offset is not within the collection's 0...\(elements.count)."
    )
    let moved = source.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    var index = startIndex
    for element in before.map({ elements[$0] }) + moved + after.map({ elements[$0] }) {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
