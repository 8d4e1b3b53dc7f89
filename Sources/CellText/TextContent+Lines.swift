import HostInterface

extension TextContent {
  /// The runs of each line of a layout, for drawing.
  ///
  /// ```swift
  /// for (row, runs) in content.lines(of: metrics.layout(content, in: proposal)).enumerated() { ...
  /// }
  /// ```
  ///
  /// The "…" has the style of the text before it, or after it at the start of a line.
  ///
  /// - Complexity: O(runs + lines).
  package func lines(of layout: CellTextLayout) -> [[Run]] {
    guard runs.count > 1 else {
      let style = runs.first?.style ?? TextStyle()
      return layout.lines.map { [Run(layout.string(of: $0), style: style)] }
    }
    var cursor = RunCursor(runs: runs, text: layout.text)
    return layout.lines.map { line in
      var shown = cursor.runs(in: line.head)
      guard line.isTruncated else { return shown }
      let tail = cursor.runs(in: line.tail)
      let style = shown.last?.style ?? tail.first?.style ?? cursor.style(at: line.head.lowerBound)
      shown.append(Run("…", style: style))
      return shown + tail
    }
  }

  /// Iterates over the runs; ranges must be ascending.
  private struct RunCursor {
    let runs: [Run]
    let text: String
    private var index = 0
    private var start: String.Index
    private var end: String.Index

    init(runs: [Run], text: String) {
      self.runs = runs
      self.text = text
      start = text.startIndex
      end = text.utf8.index(start, offsetBy: runs.first?.string.utf8.count ?? 0)
    }

    /// The style of the run that covers `position`.
    mutating func style(at position: String.Index) -> TextStyle {
      while end <= position, index + 1 < runs.count {
        index += 1
        start = end
        end = text.utf8.index(start, offsetBy: runs[index].string.utf8.count)
      }
      return runs[index].style
    }

    mutating func runs(in range: Range<String.Index>) -> [Run] {
      var pieces: [Run] = []
      var position = range.lowerBound
      while position < range.upperBound {
        let style = style(at: position)
        // A character belongs to the run in which it starts; from its middle, this extends to its
        // end.
        var stop = min(max(end, position), range.upperBound)
        if stop < range.upperBound, String.Index(stop, within: text) == nil {
          stop = text.index(after: stop)
        }
        if stop <= position { stop = range.upperBound }
        pieces.append(Run(String(text[position..<stop]), style: style))
        position = stop
      }
      return pieces
    }
  }
}
