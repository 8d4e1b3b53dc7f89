import HostInterface
import TextEditing

/// What the characters of a text input are drawn with where they do not all look alike.
struct FieldPens {
  private var pens: [Pen] = []
  /// The offset before which each pen is used.
  private var ends: [Int] = []
  /// What an input method composes has no looks of its own yet.
  private let composed: Range<Int>
  /// How many characters it stands in for.
  private let replaced: Int

  /// - Parameter state: the text as it is edited; nil where nobody is editing it.
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

  /// The pen of a character of the text as it is shown; nil: the usual one.
  ///
  /// - Complexity: O(log of the number of looks).
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
