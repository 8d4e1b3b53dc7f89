/// What the style of a row's control says: the style of its list, and which part of the list it is.
///
/// Rows are named by the list's style; headers, footers and gaps have their own word behind it:
/// "insetGrouped.header".
package struct RowStyle: Hashable, Sendable {
  package let list: Substring
  /// "row", "header", "footer" or "gap".
  package let part: Substring

  package init(_ control: ControlSpec) {
    let words = control.style.split(separator: ".", maxSplits: 1)
    list = words.first ?? ""
    part = words.count > 1 ? words[1] : "row"
  }
}
