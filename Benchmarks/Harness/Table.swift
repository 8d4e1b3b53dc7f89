/// Figures as aligned text.
struct Table {
  let text: String

  init(title: String, _ figures: [Figure]) {
    let header = [title, "time", "ratio", "to", "bodies", "patch", ""]
    let lines = figures.map { (figure: Figure) -> [String] in
      [
        "  \(figure.name)",
        figure.seconds.map(Self.time) ?? "",
        figure.ratio.map(short) ?? "",
        figure.ratio == nil ? "" : figure.against,
        figure.work.map { "\($0.bodies)" } ?? "",
        figure.work.map { "\($0.operations)" } ?? "",
        (figure.brokenBounds.isEmpty ? "" : "BROKEN ") + figure.remark,
      ]
    }
    let rows: [[String]] = [header] + lines
    let widths: [Int] = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let isText = [true, false, false, true, false, false, true]
    text = rows.map { (row: [String]) -> String in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += isText[column] ? "\(cell)\(padding)  " : "\(padding)\(cell)  "
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: "\(short(seconds * 1e9)) ns"
    case ..<1e-3: "\(short(seconds * 1e6)) µs"
    case ..<1: "\(short(seconds * 1e3)) ms"
    default: "\(short(seconds)) s"
    }
  }
}
