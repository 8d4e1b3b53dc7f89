import HostInterface
import TextEditing

/// The pens for the characters of a text input with several styles.
struct FieldPens {
  private var pens: [Pen] = []
  /// The offset at which each pen ends.
  private var ends: [Int] = []
  /// The composed text has no style yet.
  private let composed: Range<Int>
  /// The number of characters that it replaces.
  private let replaced: Int

  /// - Parameter state: the text as edited; nil if it is not being edited.
  init(_ looks: [TextInputSpec.Look], _ theme: Theme, _ state: TextEditingState?) {
    composed = state?.markedRange ?? 0..<0
    replaced = composed.isEmpty ? 0 : state?.selection.count ?? 0
    for look in looks {
      var ink = Ink.standard
      if case .color(let color) = look.style.paint { ink = theme.ink(color) }
      pens.append(Pen(ink, attributes: CellAttributes(look.style)))
      ends.append((ends.last ?? 0) + look.count)
    }
  }

  /// Returns the pen of a character of the displayed text; nil: the default one.
  ///
  /// - Complexity: O(log n) in the number of styles.
  func pen(at offset: Int) -> Pen? {
    guard !pens.isEmpty, !composed.contains(offset) else { return nil }
    let place = offset < composed.lowerBound ? offset : offset - composed.count + replaced
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low < pens.count ? pens[low] : nil
  }
}
