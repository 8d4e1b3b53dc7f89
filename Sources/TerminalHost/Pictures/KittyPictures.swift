import Foundation
import Pictures
import TerminalInput

/// Pictures in kitty's protocol: the pixels are sent once, and each rectangle of cells that shows a
/// part of them is a placement with a number.
struct KittyPictures {
  private var sent: Set<UInt32> = []
  private var placements: [ShownPicture: UInt32] = [:]
  private var lastPlacement: UInt32 = 0
  private var isUnknown = true

  /// The maximum length of a command's payload, in bytes.
  private static let longestChunk = 4096

  /// Removes all pictures, including their pixels.
  static let removal = Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8)

  mutating func forget() { self = KittyPictures() }

  /// - Parameter pictures: all pictures that are visible now.
  @MainActor
  mutating func encode(_ pictures: [ShownPicture], _ store: PictureStore) -> [UInt8] {
    var bytes: [UInt8] = []
    // What an earlier screen left behind, including its pixels.
    if isUnknown { bytes += Self.removal }
    isUnknown = false
    let wanted = Set(pictures)
    for (picture, placement) in placements where !wanted.contains(picture) {
      bytes += command("a=d,d=i,i=\(picture.picture),p=\(placement)")
      placements[picture] = nil
    }
    for number in sent where store[number] == nil {
      bytes += command("a=d,d=I,i=\(number)")
      sent.remove(number)
    }
    for picture in pictures where placements[picture] == nil {
      guard let pixmap = store[picture.picture] else { continue }
      if sent.insert(picture.picture).inserted { bytes += send(pixmap, as: picture.picture) }
      lastPlacement += 1
      placements[picture] = lastPlacement
      bytes += place(picture, store.cellSize)
    }
    return bytes
  }

  private func send(_ pixmap: Pixmap, as number: UInt32) -> [UInt8] {
    let text = Array(Data(pixmap.bytes).base64EncodedString().utf8)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: Self.longestChunk) {
      let end = min(start + Self.longestChunk, text.count)
      let more = end < text.count ? 1 : 0
      let head =
        start == 0
        ? "a=t,f=32,s=\(pixmap.width),v=\(pixmap.height),i=\(number),q=2,m=\(more)" : "m=\(more)"
      bytes += Array("\u{1B}_G\(head);".utf8) + text[start..<end] + Array("\u{1B}\\".utf8)
    }
    return bytes
  }

  private func place(_ picture: ShownPicture, _ cell: PixelSize) -> [UInt8] {
    let (rect, start) = (picture.rect, picture.start)
    let (columns, rows) = (rect.columns.count, rect.rows.count)
    let part =
      "x=\(start.column * cell.width),y=\(start.row * cell.height),"
      + "w=\(columns * cell.width),h=\(rows * cell.height),c=\(columns),r=\(rows)"
    return Array(CursorMovement.absolute(to: rect.origin).utf8)
      + command("a=p,i=\(picture.picture),p=\(lastPlacement),\(part),C=1")
  }

  /// Returns a command that requests no reply: one would arrive as if typed.
  private func command(_ words: String) -> [UInt8] {
    Array("\u{1B}_G\(words),q=2\u{1B}\\".utf8)
  }
}
