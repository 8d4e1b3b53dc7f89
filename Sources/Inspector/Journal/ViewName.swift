/// The names of views in the graph: "TodoRow(3)", "TodoRow(3).isOn".
enum ViewName {
  /// Returns the name without its row: "TodoRow", "TodoRow.isOn".
  static func withoutItem(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")"), open < close
    else { return name }
    return String(name[..<open] + name[name.index(after: close)...])
  }
}
