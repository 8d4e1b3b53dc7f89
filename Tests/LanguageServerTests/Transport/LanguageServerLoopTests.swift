import Foundation
import LanguageServer
import Testing

/// A whole conversation over streams.
struct LanguageServerLoopTests {
  private let host = LanguageSession.Host(configuration: { _, _ in (WorkspaceConfiguration(), nil) }
  )

  private func framed(_ text: String) -> Data {
    Data("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  /// The output for an input, and the exit status.
  private func talk(_ stream: Data) async throws -> (text: String, status: Int32) {
    let input = Pipe()
    let output = Pipe()
    input.fileHandleForWriting.write(stream)
    try input.fileHandleForWriting.close()
    let status = await LanguageServerLoop.run(
      host, input: input.fileHandleForReading, output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    return (String(decoding: data, as: UTF8.self), status)
  }

  @Test("Garbage between messages is answered, and all other requests are, in order")
  func garbage() async throws {
    let stream =
      Data("hello\r\n\r\n".utf8) + framed("{nope")
      + framed(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
      + Data(repeating: 0xFF, count: 10_000)
      + framed(#"{"jsonrpc":"2.0","id":2,"method":"foo/bar"}"#)
      + framed(#"{"jsonrpc":"2.0","id":"日本","method":"shutdown"}"#)
      + framed(#"{"jsonrpc":"2.0","method":"exit"}"#)
    let result = try await talk(stream)
    #expect(result.status == 0)
    let answers = result.text.components(separatedBy: "\"id\":").dropFirst()
      .map { $0.prefix { $0 != "," && $0 != "}" } }
    #expect(answers == ["null", "null", "1", "null", "2", "\"日本\""])
    // Every frame has its declared length.
    var reader = MessageReader()
    reader.append(Array(result.text.utf8))
    var count = 0
    while case .message = reader.next() { count += 1 }
    #expect(count == 6)
  }

  @Test("A client that disconnects ends the server")
  func gone() async throws {
    #expect(try await talk(Data()).status == 1)
    #expect(try await talk(Data("Content-Length: 100\r\n\r\n{".utf8)).status == 1)
  }
}
