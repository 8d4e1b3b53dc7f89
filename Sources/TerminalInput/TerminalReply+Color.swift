extension TerminalReply {
  /// Parses the text of an operating system command: "11;rgb:1e1e/1e1e/2e2e".
  init?(command: [UInt8]) {
    let text = String(decoding: command, as: UTF8.self)
    let parts = text.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let color = Self.color(parts[1]) else { return nil }
    switch parts[0] {
    case "10": self = .foreground(color)
    case "11": self = .background(color)
    default: return nil
    }
  }

  /// Parses X11's colour notation: "rgb:" and one to four hexadecimal digits per channel, or
  /// "#rrggbb".
  private static func color(_ text: Substring) -> ScreenColor? {
    if text.hasPrefix("#"), text.count == 7, let value = UInt32(text.dropFirst(), radix: 16) {
      return ScreenColor(value)
    }
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon])
    else { return nil }
    let channels = text[text.index(after: colon)...].split(separator: "/").map { digits -> UInt8? in
      guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else {
        return nil
      }
      let largest = (UInt32(1) << (4 * UInt32(digits.count))) - 1
      return UInt8((value * 255 + largest / 2) / largest)
    }
    guard channels.count >= 3, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return ScreenColor(red: red, green: green, blue: blue)
  }
}
