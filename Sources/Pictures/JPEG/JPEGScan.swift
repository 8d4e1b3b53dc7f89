/// The contents of a scan: which components, which coefficients, which of their bits.
struct JPEGScanHeader {
  struct Part {
    let component: Int
    let dcTable: Int
    let acTable: Int
  }

  let parts: [Part]
  let first: Int
  let last: Int
  /// The lowest bit that is known after the scan.
  let low: Int
  /// Whether bits above `low` are already known.
  let isRefinement: Bool

  init(_ body: [UInt8], _ frame: JPEGFrame) throws {
    let count = Int(body.first ?? 0)
    guard (1...4).contains(count), body.count >= 4 + count * 2 else {
      throw PictureError.malformed
    }
    parts = try (0..<count).map { index in
      let (id, tables) = (body[1 + index * 2], body[2 + index * 2])
      guard let component = frame.components.firstIndex(where: { $0.id == id }),
        tables >> 4 < 4, tables & 15 < 4
      else { throw PictureError.malformed }
      return Part(component: component, dcTable: Int(tables >> 4), acTable: Int(tables & 15))
    }
    let rest = body[(1 + count * 2)...].map { Int($0) }
    first = frame.isProgressive ? rest[0] : 0
    last = frame.isProgressive ? rest[1] : 63
    low = frame.isProgressive ? rest[2] & 15 : 0
    isRefinement = frame.isProgressive && rest[2] >> 4 != 0
    guard first <= last, last < 64, low < 14, first == 0 || count == 1 else {
      throw PictureError.malformed
    }
  }
}

/// Reads the coefficients of one scan.
struct JPEGScan {
  private let header: JPEGScanHeader
  private var bits: JPEGBits
  private let dcTables: [JPEGHuffmanTable?]
  private let acTables: [JPEGHuffmanTable?]
  private let restartInterval: Int
  private var predictions = [Int](repeating: 0, count: 4)
  /// The number of blocks without further values in this scan.
  private var emptyBlocks = 0

  var position: Int { bits.position }

  init(
    _ header: JPEGScanHeader, _ bits: JPEGBits, _ dcTables: [JPEGHuffmanTable?],
    _ acTables: [JPEGHuffmanTable?], restartInterval: Int
  ) {
    self.header = header
    self.bits = bits
    self.dcTables = dcTables
    self.acTables = acTables
    self.restartInterval = restartInterval
  }

  mutating func read(into frame: inout JPEGFrame) throws {
    if header.parts.count == 1 {
      try readSingle(header.parts[0], &frame)
    } else {
      try readInterleaved(&frame)
    }
  }

  /// A scan of one component contains its blocks row by row.
  private mutating func readSingle(_ part: JPEGScanHeader.Part, _ frame: inout JPEGFrame) throws {
    let columns = frame.components[part.component].columns
    let rows = frame.components[part.component].rows
    for index in 0..<(columns * rows) {
      try restartIfDue(index)
      try readBlock(part, &frame.components[part.component], index % columns, index / columns)
    }
  }

  private mutating func readInterleaved(_ frame: inout JPEGFrame) throws {
    let unitsPerRow = frame.unitsPerRow
    for unit in 0..<(unitsPerRow * frame.unitRows) {
      try restartIfDue(unit)
      for part in header.parts {
        let (across, down) = (
          frame.components[part.component].horizontal, frame.components[part.component].vertical
        )
        for block in 0..<(across * down) {
          try readBlock(
            part, &frame.components[part.component],
            unit % unitsPerRow * across + block % across,
            unit / unitsPerRow * down + block / across)
        }
      }
    }
  }

  private mutating func restartIfDue(_ index: Int) throws {
    guard restartInterval > 0, index > 0, index % restartInterval == 0 else { return }
    try bits.restart()
    predictions = Array(repeating: 0, count: 4)
    emptyBlocks = 0
  }

  private mutating func readBlock(
    _ part: JPEGScanHeader.Part, _ component: inout JPEGComponent, _ column: Int, _ row: Int
  ) throws {
    let offset = component.offset(column: column, row: row)
    if header.first == 0 { try readDC(part, &component.coefficients[offset]) }
    guard header.last > 0 else { return }
    guard let table = acTables[part.acTable] else { throw PictureError.malformed }
    if header.isRefinement {
      try refineAC(table, &component.coefficients, offset)
    } else {
      try readAC(table, &component.coefficients, offset)
    }
  }

  private mutating func readDC(
    _ part: JPEGScanHeader.Part, _ coefficient: inout Int16
  ) throws {
    if header.isRefinement {
      if try bits.bit() == 1 { coefficient |= 1 << Int16(header.low) }
      return
    }
    guard let table = dcTables[part.dcTable] else { throw PictureError.malformed }
    let length = try table.symbol(&bits)
    guard length < 16 else { throw PictureError.malformed }
    predictions[part.component] += try bits.number(length)
    coefficient = Int16(truncatingIfNeeded: predictions[part.component] << header.low)
  }

  private mutating func readAC(
    _ table: JPEGHuffmanTable, _ coefficients: inout [Int16], _ offset: Int
  ) throws {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    var index = max(header.first, 1)
    while index <= header.last {
      let symbol = try table.symbol(&bits)
      let (zeros, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        if zeros < 15 {
          emptyBlocks = (1 << zeros) + (try bits.take(zeros)) - 1
          return
        }
        index += 16
        continue
      }
      index += zeros
      guard index < 64 else { throw PictureError.malformed }
      coefficients[offset + JPEGOrder.zigzag[index]] = Int16(
        truncatingIfNeeded: try bits.number(length) << header.low)
      index += 1
    }
  }

  /// Reads one more bit of nonzero coefficients, and new ones between them.
  private mutating func refineAC(
    _ table: JPEGHuffmanTable, _ coefficients: inout [Int16], _ offset: Int
  ) throws {
    let step = Int16(1) << Int16(header.low)
    var index = max(header.first, 1)
    while emptyBlocks == 0, index <= header.last {
      let symbol = try table.symbol(&bits)
      var (zeros, new) = (symbol >> 4, Int16(0))
      if symbol & 15 != 0 {
        new = try bits.bit() == 1 ? step : -step
      } else if zeros < 15 {
        emptyBlocks = (1 << zeros) + (try bits.take(zeros))
        break
      }
      while index <= header.last {
        let place = offset + JPEGOrder.zigzag[index]
        index += 1
        if coefficients[place] != 0 {
          try refine(&coefficients[place], step)
        } else if zeros == 0 {
          coefficients[place] = new
          break
        } else {
          zeros -= 1
        }
      }
    }
    guard emptyBlocks > 0 else { return }
    while index <= header.last {
      let place = offset + JPEGOrder.zigzag[index]
      if coefficients[place] != 0 { try refine(&coefficients[place], step) }
      index += 1
    }
    emptyBlocks -= 1
  }

  private mutating func refine(_ coefficient: inout Int16, _ step: Int16) throws {
    guard try bits.bit() == 1, abs(Int(coefficient)) & Int(step) == 0 else { return }
    coefficient = coefficient &+ (coefficient > 0 ? step : -step)
  }
}
