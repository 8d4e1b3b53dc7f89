import CellText

/// Decodes the bytes that a terminal sends into events.
///
/// ```swift
/// var decoder = InputDecoder()
/// decoder.feed([0x1B, 0x5B])   // [], it could become anything
/// decoder.feed([0x41])         // [.key(TerminalKey(.up))]
/// ```
///
/// A pure state machine: any split of the same bytes gives the same events. Only time can tell an
/// Escape key from the start of a sequence, so the owner reads ``wait`` after feeding, waits at
/// most that long, and calls ``flush()`` if nothing more arrived.
///
/// It decodes UTF-8, the sequences of xterm, rxvt and the Linux console, xterm's "modifyOtherKeys",
/// the kitty keyboard protocol, SGR and older mouse reports, bracketed paste, focus reports, and
/// replies to queries. Anything else is skipped up to its end; no input makes the decoder keep more
/// than ``longestPaste`` bytes.
package struct InputDecoder: Sendable {
  /// How long the owner should wait for further bytes before it calls ``flush()``.
  package enum Wait: Hashable, Sendable {
    /// Escape alone, or the start of a sequence: the duration of a network hiccup.
    case sequence
    /// An unterminated paste, whose end may have been lost.
    case paste
  }

  /// A longer paste is delivered in pieces of this many bytes.
  package static let longestPaste = 1 << 20
  private static let longestSequence = 256
  private static let longestString = 8192

  private enum State: Hashable, Sendable {
    case background
    /// After Escape; `alt` if another Escape preceded it.
    case escape(alt: Bool)
    /// Inside `ESC [` ...
    case control(alt: Bool)
    /// `ESC O`, expecting one more letter.
    case singleShift(alt: Bool)
    /// The three bytes after `ESC [ M`.
    case oldMouse
    /// The letter after `ESC [ [`.
    case consoleFunction
    /// An operating system command or another string, until BEL or `ESC \`.
    case string(introducer: UInt8, sawEscape: Bool)
    case paste
  }

  private var state: State = .background
  /// The bytes of the current sequence, string or paste.
  private var collected: [UInt8] = []
  private var isTooLong = false
  private var utf8 = UTF8Assembler()

  package init() {}

  /// nil: nothing is pending.
  package var wait: Wait? {
    switch state {
    case .background: nil
    case .paste: .paste
    default: .sequence
    }
  }

  /// The number of buffered bytes; tests check its bound.
  package var pendingByteCount: Int { collected.count }

  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { take(byte, &events) }
    return events
  }

  /// Interprets the pending bytes as they are, because no more arrived in time.
  package mutating func flush() -> [InputEvent] {
    var events: [InputEvent] = []
    switch state {
    case .background: break
    case .escape(let alt):
      // Two Escapes that arrived together are two key presses.
      if alt { events.append(.key(TerminalKey(.escape))) }
      events.append(.key(TerminalKey(.escape)))
    // The user pressed Alt and a bracket, and nothing else.
    case .control where collected.isEmpty: events.append(.key(TerminalKey(.character("["), .alt)))
    case .singleShift: events.append(.key(TerminalKey(.character("O"), .alt)))
    case .string(let introducer, _) where collected.isEmpty:
      events.append(.key(TerminalKey(.character(Character(Unicode.Scalar(introducer))), .alt)))
    case .paste: handOutPaste(&events)
    default: break
    }
    reset()
    return events
  }

  // MARK: States

  private mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .background: takeGround(byte, alt: false, &events)
    case .escape(let alt): takeEscape(byte, alt: alt, &events)
    case .control(let alt): takeControl(byte, alt: alt, &events)
    case .singleShift(let alt): takeSingleShift(byte, alt: alt, &events)
    case .oldMouse: takeOldMouse(byte, &events)
    case .consoleFunction:
      reset()
      if (0x41...0x45).contains(byte) {
        events.append(.key(TerminalKey(.function(Int(byte) - 0x40))))
      } else {
        take(byte, &events)
      }
    case .string(let introducer, let sawEscape):
      takeString(byte, introducer: introducer, sawEscape: sawEscape, &events)
    case .paste: takePaste(byte, &events)
    }
  }

  private mutating func takeGround(_ byte: UInt8, alt: Bool, _ events: inout [InputEvent]) {
    if byte == 0x1B {
      utf8.reset()
      state = .escape(alt: alt)
      return
    }
    if byte < 0x80 {
      utf8.reset()
      var press = KeyTable.press(ofControlOrASCII: byte)
      if alt { press.modifiers.insert(.alt) }
      events.append(.key(press))
      return
    }
    if let character = utf8.take(byte) {
      events.append(.key(TerminalKey(.character(character), alt ? .alt : [])))
    }
  }

  private mutating func takeEscape(_ byte: UInt8, alt: Bool, _ events: inout [InputEvent]) {
    reset()
    switch byte {
    case 0x1B:
      // Two Escapes: the first was a key, unless a sequence with Alt follows (rxvt).
      if alt { events.append(.key(TerminalKey(.escape))) }
      state = .escape(alt: true)
    case 0x5B: state = .control(alt: alt)
    case 0x4F: state = .singleShift(alt: alt)
    case 0x5D, 0x50, 0x5F:
      if alt { events.append(.key(TerminalKey(.escape))) }
      state = .string(introducer: byte, sawEscape: false)
    default:
      if alt { events.append(.key(TerminalKey(.escape))) }
      if byte < 0x80 {
        takeGround(byte, alt: true, &events)
      } else {
        takeGround(byte, alt: false, &events)
      }
    }
  }

  private mutating func takeControl(_ byte: UInt8, alt: Bool, _ events: inout [InputEvent]) {
    switch byte {
    case 0x20...0x3F:
      if collected.count >= Self.longestSequence {
        isTooLong = true
      } else {
        collected.append(byte)
      }
    case 0x5B where collected.isEmpty: state = .consoleFunction
    case 0x40...0x7E: finishControl(byte, alt: alt, &events)
    default:
      // Not part of any sequence: it was truncated, and this byte starts something new.
      reset()
      take(byte, &events)
    }
  }

  private mutating func finishControl(_ final: UInt8, alt: Bool, _ events: inout [InputEvent]) {
    let sequence = ControlSequence(parameterBytes: collected, final: final)
    let wasTooLong = isTooLong
    reset()
    guard !wasTooLong else { return }
    if final == 0x4D, sequence.parameterBytes.isEmpty {
      state = .oldMouse
      return
    }
    if final == 0x7E, sequence.parameterBytes == Array("200".utf8) {
      state = .paste
      return
    }
    if var event = sequence.event {
      if alt, case .key(var press) = event {
        press.modifiers.insert(.alt)
        event = .key(press)
      }
      events.append(event)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8, alt: Bool, _ events: inout [InputEvent]) {
    reset()
    if let key = KeyTable.key(ofSingleShift: byte) {
      events.append(.key(TerminalKey(key, alt ? .alt : [])))
    } else {
      events.append(.key(TerminalKey(.character("O"), .alt)))
      take(byte, &events)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8, _ events: inout [InputEvent]) {
    collected.append(byte)
    guard collected.count == 3 else { return }
    let report = collected
    reset()
    guard report.allSatisfy({ $0 >= 32 }) else { return }
    let code = Int(report[0]) - 32
    let point = CellPoint(max(0, Int(report[1]) - 33), max(0, Int(report[2]) - 33))
    if let report = MouseReport(code: code, at: point, isRelease: code & 0b1100_0011 == 3) {
      events.append(.mouse(report))
    }
  }

  private mutating func takeString(
    _ byte: UInt8, introducer: UInt8, sawEscape: Bool, _ events: inout [InputEvent]
  ) {
    if collected.isEmpty, !Self.mayBegin(byte, after: introducer) {
      // No reply starts like this: the user pressed Alt and the introducer's key, and now another
      // one.
      reset()
      events.append(.key(TerminalKey(.character(Character(Unicode.Scalar(introducer))), .alt)))
      take(byte, &events)
      return
    }
    let isEnd = byte == 0x07 || (sawEscape && byte == 0x5C)
    if isEnd {
      var reply: TerminalReply?
      if introducer == 0x5D, !isTooLong { reply = TerminalReply(command: collected) }
      if introducer == 0x50, !isTooLong, collected.starts(with: Array(">|".utf8)) {
        let name = String(decoding: collected.dropFirst(2), as: UTF8.self)
        reply = .program(TerminalProgram(name))
      }
      if introducer == 0x5F, collected == Array("Gi=31;OK".utf8) { reply = .kittyPictures }
      reset()
      if let reply { events.append(.reply(reply)) }
      return
    }
    if sawEscape {
      // Escape and another byte: the string was truncated, and a new sequence has started.
      reset()
      state = .escape(alt: false)
      take(byte, &events)
      return
    }
    switch byte {
    case 0x1B: state = .string(introducer: introducer, sawEscape: true)
    // CAN and SUB end any string.
    case 0x18, 0x1A: reset()
    default:
      if collected.count >= Self.longestString {
        isTooLong = true
      } else {
        collected.append(byte)
      }
    }
  }

  /// Returns whether a terminal's reply may start with the byte: commands start with their number,
  /// settings reports with a number or a sign, and of the others only kitty's about pictures
  /// counts.
  private static func mayBegin(_ byte: UInt8, after introducer: UInt8) -> Bool {
    switch introducer {
    case 0x5D: (0x30...0x39).contains(byte)
    case 0x50: (0x30...0x3F).contains(byte) || byte == 0x21
    default: byte == 0x47
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePaste(_ byte: UInt8, _ events: inout [InputEvent]) {
    collected.append(byte)
    if byte == 0x7E, collected.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      collected.removeLast(Self.pasteEnd.count)
      handOutPaste(&events)
      reset()
    } else if collected.count >= Self.longestPaste, Self.isBoundary(after: collected) {
      handOutPaste(&events)
    }
  }

  /// Returns whether a piece may end here: not within a character, nor where the end mark may have
  /// started.
  private static func isBoundary(after bytes: [UInt8]) -> Bool {
    if bytes.count >= longestPaste + 64 { return true }
    if bytes.suffix(pasteEnd.count).contains(0x1B) || bytes.last == 0x0D { return false }
    let tail = bytes.suffix(4)
    guard let lead = tail.lastIndex(where: { $0 & 0b1100_0000 != 0b1000_0000 }) else { return true }
    let needed = bytes[lead] < 0x80 ? 1 : bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
    return tail.endIndex - lead >= needed
  }

  private mutating func handOutPaste(_ events: inout [InputEvent]) {
    if !collected.isEmpty {
      // Terminals send line ends as Return.
      let text = String(decoding: collected, as: UTF8.self)
        .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      events.append(.paste(text))
    }
    collected.removeAll(keepingCapacity: false)
  }

  private mutating func reset() {
    state = .background
    collected.removeAll(keepingCapacity: collected.capacity <= Self.longestString)
    isTooLong = false
    utf8.reset()
  }
}
