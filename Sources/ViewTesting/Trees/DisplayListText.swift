import Foundation
import HostInterface

/// Describes a canvas's drawing in a line: what is drawn, and where.
///
/// ```text
/// {fill 0,0 40x20; stroke 0,0 100x100; text "12" 44,4 16x16; layer {symbol 10,10 20x20}}
/// ```
///
/// Transformed, translucent or filtered commands are marked:
/// `fill 0,0 40x20 [opacity 0.5, turned]`.
struct DisplayListText {
  /// The maximum number of commands listed; the rest are counted.
  private static let longest = 12

  static func text(of list: DisplayList) -> String { text(of: list.commands) }

  private static func text(of commands: [DrawingCommand]) -> String {
    var steps = commands.prefix(longest).map(text)
    if commands.count > longest { steps.append("\(commands.count - longest) more") }
    return "{\(steps.joined(separator: "; "))}"
  }

  private static func text(of command: DrawingCommand) -> String {
    let figure =
      switch command.figure {
      case .fill(let path, _, _): "fill \(box(of: path))"
      case .stroke(let path, _, _): "stroke \(box(of: path))"
      case .text(let text, let rect):
        "text \(TreeText.quoted(text.string)) \(TreeText.text(rect))"
      case .image(let image, let rect): "image \(name(of: image)) \(TreeText.text(rect))"
      case .control(_, let rect): "control \(TreeText.text(rect))"
      case .symbol(_, let rect): "symbol \(TreeText.text(rect))"
      case .layer(let commands): "layer \(text(of: commands))"
      }
    let state = words(of: command.state)
    return state.isEmpty ? figure : "\(figure) [\(state.joined(separator: ", "))]"
  }

  private static func words(of state: DrawingState) -> [String] {
    var words: [String] = []
    let transform = state.transform
    if transform.tx != 0 || transform.ty != 0 {
      words.append("moved \(TreeText.number(transform.tx)),\(TreeText.number(transform.ty))")
    }
    if transform.b != 0 || transform.c != 0 {
      words.append("turned")
    } else if transform.a != 1 || transform.d != 1 {
      words.append("scaled \(TreeText.number(transform.a)),\(TreeText.number(transform.d))")
    }
    if state.opacity != 1 { words.append("opacity \(TreeText.number(state.opacity))") }
    if state.blendMode != .normal { words.append(state.blendMode.rawValue) }
    if !state.clips.isEmpty { words.append("clipped") }
    if !state.filters.isEmpty { words.append("filtered") }
    return words
  }

  private static func name(of image: ImageContent) -> String {
    if case .symbol(let name) = image.source { return TreeText.quoted(name) }
    return TreeText.quoted(image.label ?? "")
  }

  private static func box(of path: [ShapeContent.PathElement]) -> String {
    var points: [CGPoint] = []
    for element in path {
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [control, to]
      case .curve(let to, let first, let second): points += [first, second, to]
      case .close: break
      }
    }
    guard let first = points.first else { return TreeText.text(.zero) }
    let box = points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    return TreeText.text(box)
  }
}
