import CellText

/// A complete control sequence, `ESC [` parameters final, and the event that it represents.
struct ControlSequence: Hashable, Sendable {
  var parameterBytes: [UInt8]
  var final: UInt8

  init(parameterBytes: [UInt8], final: UInt8) {
    self.parameterBytes = parameterBytes
    self.final = final
  }

  /// nil for sequences without a meaning here.
  var event: InputEvent? {
    switch (parameterBytes.first, final) {
    case (0x3C, 0x4D), (0x3C, 0x6D): mouseReport.map { .mouse($0) }
    case (0x3F, 0x63): .reply(.deviceAttributes(hasSixels: attributes.contains(4)))
    case (0x3F, 0x79): clusters.map { .reply(.clusters(isOn: $0)) }
    case (_, 0x52) where cursorColumn != nil: cursorColumn.map { .reply(.cursor(column: $0)) }
    case (_, 0x74): cellSize.map { .reply(.cellSize($0)) }
    // Other sequences with a private marker answer questions that were not asked.
    case (let marker?, _) where (0x3C...0x3F).contains(marker): nil
    case (nil, 0x49): .focus(true)
    case (nil, 0x4F): .focus(false)
    default: keyPress.map { .key($0) }
    }
  }

  /// The terminal's device attributes; the first number is its kind.
  private var attributes: [Int] {
    parameterBytes.dropFirst().split(separator: 0x3B).dropFirst().compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The mode report `? 2027 ; 2 $`: whether the mode is on; nil: the terminal does not have it, or
  /// the report is about another mode.
  private var clusters: Bool? {
    guard parameterBytes.last == 0x24 else { return nil }
    let numbers = parameterBytes.dropFirst().dropLast().split(separator: 0x3B).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 2, numbers[0] == 2027 else { return nil }
    return switch numbers[1] {
    case 1, 3: true
    case 2: false
    default: nil
    }
  }

  /// The reported cursor column. The cursor's position is only queried in the second row: in the
  /// first, the report would be the key F3 with modifiers.
  private var cursorColumn: Int? {
    let numbers = parameters.map { $0.first ?? nil }
    guard numbers.count == 2, numbers[0] == TerminalQuery.row, let column = numbers[1], column > 0
    else { return nil }
    return column - 1
  }

  /// The reported height and width of a cell; nil: another report.
  private var cellSize: PixelSize? {
    let numbers = parameters.map { $0.first ?? nil }
    guard numbers.count == 3, numbers[0] == 6, let height = numbers[1], let width = numbers[2],
      (1...512).contains(width), (1...512).contains(height)
    else { return nil }
    return PixelSize(width, height)
  }

  /// The numbers between semicolons, each with its sub-parameters between colons. Missing ones are
  /// nil.
  private var parameters: [[Int?]] {
    parameterBytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { field in
      field.split(separator: 0x3A, omittingEmptySubsequences: false).map { digits in
        Int(String(decoding: digits, as: UTF8.self)).map { min(max(0, $0), 1 << 24) }
      }
    }
  }

  private var keyPress: TerminalKey? {
    let parameters = parameters
    func number(_ index: Int, _ sub: Int = 0) -> Int? {
      guard parameters.indices.contains(index), parameters[index].indices.contains(sub)
      else { return nil }
      return parameters[index][sub]
    }
    let modifiers = KeyModifiers(parameter: number(1) ?? 1)
    // The kitty protocol's event type 3 is the release, which does nothing.
    if number(1, 1) == 3 { return nil }
    switch final {
    case 0x75:
      return codePress(number(0) ?? 0, shifted: number(0, 1), latin: number(0, 2), modifiers)
    case 0x7E where number(0) == 27 && parameters.count > 2:
      return codePress(number(2) ?? 0, shifted: nil, latin: nil, modifiers)
    case 0x7E:
      return number(0).flatMap(KeyTable.key(ofNumber:)).map { TerminalKey($0, modifiers) }
    case 0x5A:
      return TerminalKey(.tab, modifiers.union(.shift))
    // rxvt: "^" for Control, "@" for both; Shift's "$" never arrives here.
    case 0x5E:
      return number(0).flatMap(KeyTable.key(ofNumber:)).map { TerminalKey($0, .control) }
    case 0x40:
      return number(0).flatMap(KeyTable.key(ofNumber:)).map { TerminalKey($0, [.control, .shift]) }
    case 0x61...0x64:
      return KeyTable.key(ofLetter: final - 0x20).map { TerminalKey($0, .shift) }
    default:
      return KeyTable.key(ofLetter: final).map { TerminalKey($0, modifiers) }
    }
  }

  /// - Parameters:
  ///   - shifted: the key's shifted code, if the terminal reports it.
  ///   - latin: the key's code on a Latin keyboard, if the user's layout is not Latin.
  private func codePress(
    _ code: Int, shifted: Int?, latin: Int?, _ modifiers: KeyModifiers
  ) -> TerminalKey? {
    guard var key = KeyTable.key(ofCode: code) else { return nil }
    var (modifiers, shifted) = (modifiers, shifted)
    // Control-C is the same key in any script.
    if case .character(let character) = key, !character.isASCII,
      !modifiers.isDisjoint(with: [.control, .command, .alt]),
      let latin = latin.flatMap(KeyTable.key(ofCode:))
    {
      key = latin
      shifted = nil
    }
    // The character includes Shift, as everywhere else; with Control it remains a modifier.
    if case .character(let character) = key, modifiers.contains(.shift),
      modifiers.isDisjoint(with: [.control, .command])
    {
      key =
        shifted.flatMap(KeyTable.key(ofCode:))
        ?? .character(character.uppercased().first ?? character)
      modifiers.remove(.shift)
    }
    if case .character(let character) = key, modifiers.contains(.control) {
      key = .character(character.lowercased().first ?? character)
    }
    return TerminalKey(key, modifiers)
  }

  private var mouseReport: MouseReport? {
    let fields = parameterBytes.dropFirst().split(separator: 0x3B).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard fields.count == 3, let code = fields[0], let column = fields[1], let row = fields[2],
      (0..<1 << 16).contains(column), (0..<1 << 16).contains(row), code >= 0
    else { return nil }
    return MouseReport(
      code: code, at: CellPoint(max(0, column - 1), max(0, row - 1)), isRelease: final == 0x6D)
  }
}

extension MouseReport {
  /// Decodes the button code that both kinds of mouse report share; nil for buttons without a
  /// meaning.
  init?(code: Int, at point: CellPoint, isRelease: Bool) {
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let number = code & 3
    let kind: Kind
    if code & 128 != 0 {
      return nil
    } else if code & 64 != 0 {
      kind = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][number]
    } else if code & 32 != 0 {
      kind = number == 3 ? .move : .drag([.left, .middle, .right][number])
    } else if isRelease {
      // Older reports do not include which button was released.
      kind = .release(number == 3 ? .left : [.left, .middle, .right][number])
    } else {
      guard number < 3 else { return nil }
      kind = .press([.left, .middle, .right][number])
    }
    self.init(kind, at: point, modifiers)
  }
}
