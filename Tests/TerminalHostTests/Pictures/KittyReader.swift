import CellText
import Foundation
import Pictures

/// Decodes kitty's protocol as a terminal does: transmitted pictures, and the cells that show them.
struct KittyReader {
  struct Command: Equatable {
    var keys: [Substring: Substring] = [:]
    var payload = ""
  }

  private(set) var pictures: [String: Pixmap] = [:]
  /// The centre pixel of each cell that shows a part of a picture.
  private(set) var pixels: [CellPoint: SIMD4<UInt8>] = [:]
  /// Sequences that no terminal understands.
  private(set) var problems: [String] = []
  private var sending: Command?

  init(_ bytes: [UInt8]) {
    var cursor = CellPoint(0, 0)
    for part in String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}") {
      if part.hasPrefix("[") {
        let numbers = part.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
        guard part.hasSuffix("H"), numbers.count == 2 else {
          problems.append(String(part))
          continue
        }
        cursor = CellPoint(numbers[1] - 1, numbers[0] - 1)
      } else if part.hasPrefix("_G") {
        take(String(part.dropFirst(2)), at: cursor)
      } else if part != "\\" {
        problems.append(String(part.prefix(40)))
      }
    }
    if sending != nil { problems.append("a picture has no end") }
  }

  private mutating func take(_ text: String, at cursor: CellPoint) {
    let parts = text.split(separator: ";", maxSplits: 1)
    var command = Command(payload: parts.count > 1 ? String(parts[1]) : "")
    for key in parts[0].split(separator: ",") {
      let pair = key.split(separator: "=")
      guard pair.count == 2 else { return problems.append(text) }
      command.keys[pair[0]] = pair[1]
    }
    if command.payload.utf8.count > 4096 || command.payload.utf8.count % 4 != 0 {
      problems.append("a piece of \(command.payload.utf8.count) bytes")
    }
    if var picture = sending {
      picture.payload += command.payload
      sending = picture
      if command.keys["m"] == "0" { keep(picture) }
      return
    }
    switch command.keys["a"] {
    case "t":
      sending = command
      if command.keys["m"] == "0" { keep(command) }
    case "p": place(command, at: cursor)
    case "d": break
    default: problems.append(text)
    }
  }

  private mutating func keep(_ command: Command) {
    sending = nil
    guard command.keys["f"] == "32", let number = command.keys["i"],
      let width = command.keys["s"].flatMap({ Int($0) }),
      let height = command.keys["v"].flatMap({ Int($0) }),
      let data = Data(base64Encoded: command.payload), data.count == width * height * 4
    else { return problems.append("pixels that are not as many as said") }
    pictures[String(number)] = Pixmap(width: width, height: height, bytes: Array(data))
  }

  private mutating func place(_ command: Command, at cursor: CellPoint) {
    func number(_ key: Substring) -> Int { command.keys[key].flatMap { Int($0) } ?? -1 }
    let (columns, rows) = (number("c"), number("r"))
    guard let picture = command.keys["i"].flatMap({ pictures[String($0)] }), columns > 0, rows > 0,
      number("x") >= 0, number("y") >= 0, number("x") + number("w") <= picture.width,
      number("y") + number("h") <= picture.height
    else { return problems.append("a place beyond the picture") }
    for row in 0..<rows {
      for column in 0..<columns {
        let x = number("x") + (2 * column + 1) * number("w") / (2 * columns)
        let y = number("y") + (2 * row + 1) * number("h") / (2 * rows)
        let start = 4 * (y * picture.width + x)
        let point = CellPoint(cursor.column + column, cursor.row + row)
        pixels[point] = SIMD4(
          picture.bytes[start], picture.bytes[start + 1], picture.bytes[start + 2],
          picture.bytes[start + 3])
      }
    }
  }
}
