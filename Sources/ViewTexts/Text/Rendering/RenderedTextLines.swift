import CellText
import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Determines where a host places the letters of a text, by measuring with it.
///
/// Hosts break lines in their own ways; this follows the same rules (``LineBreakClass``) with the
/// host's own widths, for any host.
///
/// - Complexity: O(words) measurements for the lines, and one for each character for the positions.
@MainActor
struct RenderedTextLines {
  /// A character of the text, or the "…" of a truncated one.
  private struct Letter {
    let character: Character
    let run: Int
    let index: Int
    let kind: LineBreakClass
  }

  private let content: TextContent
  private let notes: TextAttributeNotes
  private let drawing: DrawingEnvironment
  private let letters: [Letter]

  init(_ content: TextContent, _ notes: TextAttributeNotes, _ drawing: DrawingEnvironment) {
    self.content = content
    self.notes = notes
    self.drawing = drawing
    var letters: [Letter] = []
    for (run, part) in content.runs.enumerated() {
      for character in part.string {
        letters.append(
          Letter(
            character: character, run: run, index: letters.count,
            kind: LineBreakClass(character)))
      }
    }
    self.letters = letters
  }

  /// Returns the layout in a given size, with its corner at `origin`.
  func layout(in size: CGSize, at origin: CGPoint) -> Text.Layout {
    var (lines, isTruncated) = (brokenLines(width: size.width), false)
    let limit = max(min(content.lineLimit ?? .max, fittingLines(lines, size.height)), 1)
    if lines.count > limit {
      isTruncated = true
      let start = lines[limit - 1].first?.index ?? 0
      lines.removeSubrange((limit - 1)...)
      lines.append(truncated(from: start, width: size.width))
    }
    let measures = lines.map(measure)
    let gap = gap(between: measures, in: size.width)
    var (y, placed) = (origin.y, [Text.Layout.Line]())
    for (line, measure) in zip(lines, measures) {
      let x = origin.x + indent(of: measure.size.width, in: size.width)
      placed.append(place(line, measure, at: CGPoint(x: x, y: y), gap))
      y += measure.size.height + gap
    }
    return Text.Layout(lines: placed, isTruncated: isTruncated)
  }

  // MARK: Breaking

  private func brokenLines(width: CGFloat) -> [[Letter]] {
    var (lines, start) = ([[Letter]](), 0)
    while start < letters.count {
      let (end, next) = line(from: start, width: width)
      lines.append(Array(letters[start..<end]))
      start = next
    }
    if letters.last?.kind.contains(.newline) == true { lines.append([]) }
    return lines
  }

  /// Returns the end of a line, and the start of the next one.
  private func line(from start: Int, width: CGFloat) -> (end: Int, next: Int) {
    var stop: (end: Int, next: Int)?
    for index in start..<letters.count {
      let kind = letters[index].kind
      if kind.contains(.newline) {
        return fits(start..<index, width) ? (index, index + 1) : stop ?? forced(start, width)
      }
      guard index > start,
        LineBreakClass.allowsBreak(
          after: letters[index - 1].kind, before: kind,
          beforeFirst: index > start + 1 ? letters[index - 2].kind : nil)
      else { continue }
      let end = trimmed(start..<index)
      guard fits(start..<end, width) else { return stop ?? forced(start, width) }
      stop = (end, index)
    }
    return fits(start..<letters.count, width)
      ? (letters.count, letters.count) : stop ?? forced(start, width)
  }

  /// Returns the end of the visible part, before spaces at which the line was broken.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound + 1, letters[end - 1].kind.contains(.space) { end -= 1 }
    return end
  }

  /// Breaks a word that is wider than a line anywhere.
  private func forced(_ start: Int, _ width: CGFloat) -> (end: Int, next: Int) {
    var end = start + 1
    while end < letters.count, fits(start..<end + 1, width) { end += 1 }
    return (end, end)
  }

  private func fits(_ range: Range<Int>, _ width: CGFloat) -> Bool {
    measure(Array(letters[range])).size.width <= width + 0.01
  }

  private func fittingLines(_ lines: [[Letter]], _ height: CGFloat) -> Int {
    var (rest, count) = (height + 0.01, 0)
    for line in lines {
      rest -= measure(line).size.height
      guard rest >= 0 else { break }
      count += 1
      rest -= content.lineSpacing
    }
    return count
  }

  /// Returns one line for all letters from an index on, with the "…" where the truncation mode puts
  /// it.
  private func truncated(from start: Int, width: CGFloat) -> [Letter] {
    let rest = Array(letters[start...].prefix { !$0.kind.contains(.newline) })
    var kept = rest.count
    while kept > 0 {
      kept -= 1
      let (head, tail) =
        switch content.truncation {
        case .tail: (kept, 0)
        case .head: (0, kept)
        case .middle: ((kept + 1) / 2, kept / 2)
        }
      var first = Array(rest.prefix(head))
      while first.last?.kind.contains(.space) == true { first.removeLast() }
      let last = Array(rest.suffix(tail).drop { $0.kind.contains(.space) })
      let neighbour = first.last ?? last.first ?? rest[0]
      let dots = Letter(
        character: "…", run: neighbour.run, index: neighbour.index, kind: .word)
      let line = first + [dots] + last
      if kept == 0 || measure(line).size.width <= width + 0.01 { return line }
    }
    return rest
  }

  // MARK: Measuring and placing

  private func runs(of letters: some Sequence<Letter>) -> [TextContent.Run] {
    var (runs, last) = ([TextContent.Run](), -1)
    for letter in letters {
      if letter.run == last {
        runs[runs.count - 1].string.append(letter.character)
      } else {
        runs.append(
          TextContent.Run(
            String(letter.character), style: content.runs[letter.run].style))
        last = letter.run
      }
    }
    return runs
  }

  /// Measures a line; one without letters is as high as the style of the text's first run.
  private func measure(_ letters: [Letter]) -> LeafMeasurement {
    guard !letters.isEmpty else {
      var empty = measure([TextContent.Run(" ", style: content.runs.first?.style ?? TextStyle())])
      empty.size.width = 0
      return empty
    }
    return measure(runs(of: letters))
  }

  private func measure(_ runs: [TextContent.Run]) -> LeafMeasurement {
    drawing.measure(
      NodeContent(role: .text, leaf: .text(TextContent(runs: runs))),
      ProposedViewSize(width: nil, height: nil))
  }

  /// Returns the spacing between lines, as the host has it.
  private func gap(between lines: [LeafMeasurement], in width: CGFloat) -> CGFloat {
    guard lines.count > 1, content.lineSpacing > 0 else { return 0 }
    var whole = content
    whole.lineLimit = nil
    whole.reservedLines = 0
    let all = brokenLines(width: width)
    let height = drawing.measure(
      NodeContent(role: .text, leaf: .text(whole)), ProposedViewSize(width: width, height: nil)
    ).size.height
    let letters = all.reduce(0) { $0 + measure($1).size.height }
    return max((height - letters) / CGFloat(max(all.count - 1, 1)), 0)
  }

  private var isRightToLeft: Bool { drawing.environment.layoutDirection == .rightToLeft }

  private func indent(of line: CGFloat, in width: CGFloat) -> CGFloat {
    let rest = width - line
    return switch content.alignment {
    case .leading: isRightToLeft ? rest : 0
    case .center: rest / 2
    case .trailing: isRightToLeft ? 0 : rest
    }
  }

  private func place(
    _ line: [Letter], _ measure: LeafMeasurement, at corner: CGPoint, _ gap: CGFloat
  ) -> Text.Layout.Line {
    let baseline = corner.y + measure.firstBaseline
    var (runs, start, x) = ([Text.Layout.Run](), 0, corner.x)
    while start < line.count {
      let end = line[start...].firstIndex { $0.run != line[start].run } ?? line.count
      let letters = Array(line[start..<end])
      let own = self.measure(letters)
      var bounds = Text.Layout.TypographicBounds()
      bounds.origin = CGPoint(x: x, y: baseline)
      bounds.width = own.size.width
      bounds.ascent = own.firstBaseline
      bounds.descent = own.size.height - own.firstBaseline
      bounds.leading = gap
      runs.append(
        Text.Layout.Run(
          clusters: clusters(of: letters), style: content.runs[letters[0].run].style,
          attributes: notes.runs[letters[0].run] ?? [:],
          layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, bounds: bounds))
      x += own.size.width
      start = end
    }
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin = CGPoint(x: corner.x, y: baseline)
    bounds.width = measure.size.width
    bounds.ascent = measure.firstBaseline
    bounds.descent = measure.size.height - measure.firstBaseline
    bounds.leading = gap
    return Text.Layout.Line(runs: runs, bounds: bounds)
  }

  /// Each character starts where the previous ones end.
  private func clusters(of letters: [Letter]) -> [Text.Layout.Run.Cluster] {
    var before: CGFloat = 0
    return letters.indices.map { index in
      let end = measure(Array(letters[...index])).size.width
      defer { before = end }
      return Text.Layout.Run.Cluster(
        character: letters[index].character, x: before, width: end - before,
        index: Text.Layout.CharacterIndex(value: letters[index].index))
    }
  }
}
