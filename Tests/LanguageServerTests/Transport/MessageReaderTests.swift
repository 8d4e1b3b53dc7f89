import LanguageServer
import Testing

struct MessageReaderTests {
  private func parts(_ text: String, inPiecesOf size: Int) -> [MessageReader.Part] {
    var reader = MessageReader()
    var parts: [MessageReader.Part] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while let part = reader.next() { parts.append(part) }
    }
    return parts
  }

  private func message(_ text: String) -> MessageReader.Part { .message(Array(text.utf8)) }

  @Test("Messages are found however the bytes arrive", arguments: [1, 2, 3, 7, 1000])
  func pieces(size: Int) {
    let stream =
      "Content-Length: 2\r\n\r\n{}content-length:6\r\nContent-Type: x\r\n\r\n\"あ\"!"
      + "Content-Length: 0\n\nContent-Length: 1\r\n\r\n1"
    #expect(
      parts(stream, inPiecesOf: size) == [
        message("{}"), message("\"あ\"!"), message(""), message("1"),
      ])
  }

  @Test("After a broken header, the next valid one is found", arguments: [1, 5, 1000])
  func broken(size: Int) {
    for garbage in [
      "garbage", "Content-Length: x\r\n\r\n", "Content-Length: -4\r\n\r\n", "Length: 2\r\n\r\n{}",
      "Content-Length: 99999999999\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
      String(repeating: "x", count: 9000),
    ] {
      let found = parts("\(garbage)Content-Length: 2\r\n\r\n{}", inPiecesOf: size)
      #expect(found.last == message("{}"), "\(garbage.prefix(40))")
      #expect(found.count == 2, "\(garbage.prefix(40))")
    }
  }
}
