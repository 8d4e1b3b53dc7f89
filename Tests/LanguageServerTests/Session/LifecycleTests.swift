import Foundation
import LanguageServer
import Testing

/// Initialization, shutdown, and unknown messages.
struct LifecycleTests {
  private func code(_ answer: EditorDouble.Object?) -> Int? {
    (answer?["error"] as? EditorDouble.Object)?["code"] as? Int
  }

  @Test("A session begins with 'initialize' and ends with 'shutdown' and 'exit'")
  func order() {
    let editor = EditorDouble()
    #expect(code(editor.request("textDocument/hover", [:])) == -32002)
    editor.open("untitled:a", "struct A {}")
    let hello = editor.start()?["result"] as? EditorDouble.Object
    let abilities = hello?["capabilities"] as? EditorDouble.Object
    #expect(abilities?["positionEncoding"] as? String == "utf-16")
    #expect(code(editor.request("initialize", [:])) == -32600)
    let goodbye = editor.request("shutdown", [:])
    #expect(goodbye?["result"] is NSNull)
    #expect(code(editor.request("textDocument/hover", [:])) == -32600)
    #expect(editor.session.exitStatus == nil)
    editor.notify("exit", [:])
    #expect(editor.session.exitStatus == 0)
  }

  @Test("Exiting without 'shutdown' is a failure")
  func exit() {
    let editor = EditorDouble()
    editor.notify("exit", [:])
    #expect(editor.session.exitStatus == 1)
  }

  @Test("An invalid message is answered, and the session continues")
  func unknown() {
    let editor = EditorDouble()
    editor.start()
    #expect(code(editor.request("textDocument/rename", [:])) == -32601)
    #expect(code(editor.request("textDocument/hover", ["position": 3])) == -32602)
    let count = editor.received.count
    editor.notify("$/unheardOf", [:])
    editor.notify("textDocument/didOpen", ["textDocument": 1])
    editor.notify("textDocument/didChange", [:])
    #expect(editor.received.count == count)
    for (text, expected) in [
      ("{", -32700), ("", -32700), ("\u{0}", -32700), ("[]", -32600), ("7", -32600), ("{}", -32600),
      (#"{"id":{},"method":"shutdown"}"#, -32600),
      (String(repeating: "[", count: 100_000), -32700),
    ] {
      editor.raw(text)
      #expect(code(editor.received.last) == expected, "\(text.prefix(20))")
      #expect(editor.received.last?["id"] is NSNull)
    }
    // A response to one of the server's requests.
    let answers = editor.received.count
    editor.raw(#"{"jsonrpc":"2.0","id":1,"result":null}"#)
    #expect(editor.received.count == answers)
    #expect(editor.request("shutdown", [:])?["result"] is NSNull)
  }

  @Test("A cancelled request is answered as such")
  func cancelled() {
    let editor = EditorDouble()
    editor.start()
    editor.session.receive(Array(#"{"id":9,"method":"shutdown"}"#.utf8)) { $0 == .number(9) }
    let answer = editor.session.takeOutput().map { String(decoding: $0, as: UTF8.self) }
    #expect(answer.count == 1 && answer[0].contains("-32800"))
    #expect(editor.request("shutdown", [:])?["result"] is NSNull)
    let id = LanguageSession.cancelledRequest(
      Array(#"{"method":"$/cancelRequest","params":{"id":"x"}}"#.utf8))
    #expect(id == .text("x"))
  }

  @Test("Files are watched if the client supports it, and wrong settings are reported")
  func requests() {
    let editor = EditorDouble(complaint: "kumiki: '.kumiki.json' is no JSON object.")
    editor.start(
      [FileManager.default.temporaryDirectory.appendingPathComponent("not-there")],
      capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let methods = editor.received.compactMap { $0["method"] as? String }
    #expect(methods == ["window/showMessage", "client/registerCapability"])
  }
}
