import HostInterface
import SwiftUI
import Testing
import ViewRuntime

@testable import streamhost

private struct Greeting: View {
  @State private var name = ""
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $name)
      Text(name.isEmpty ? "Who are you?" : "こんにちは、\(name)!")
      HStack {
        Button("Add") { count += 1 }; Text("\(count) 👋")
      }
      Button("More") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text("That is all.") }
  }
}

@Suite("A host written from its page")
@MainActor
struct StreamHostTests {
  private final class Output { var lines: [String] = [] }

  private let output = Output()

  private func mounted<Content: View>(_ content: Content) -> (StreamHost, ViewRuntime) {
    let host = StreamHost(columns: 40, rows: 8) { [output] in output.lines.append($0) }
    let runtime = ViewRuntime(host: host)
    runtime.mount(content)
    host.show()
    return (host, runtime)
  }

  /// The output since the last call, without surrounding empty lines.
  private func written() -> String {
    defer { output.lines = [] }
    return output.lines.map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test("It shows an app, and performs actions on it")
  func use() {
    let (host, runtime) = mounted(Greeting())
    #expect(written() == "_Name_\nWho are you?\n[Add] 0 👋\n[More]")
    host.receive("type Name: 花子")
    #expect(written() == "_花子_\nこんにちは、花子!\n[Add] 0 👋\n[More]")
    host.receive("tap Add")
    host.receive("tap Add")
    #expect(written().hasSuffix("[Add] 2 👋\n[More]"))
    host.receive("tap More")
    #expect(written().contains("That is all."))
    host.receive("back")
    #expect(!written().contains("That is all."))
    withExtendedLifetime(runtime) {}
  }

  @Test("Unsupported input is reported")
  func refusals() {
    let (host, runtime) = mounted(Greeting())
    _ = written()
    for line in ["tap Nothing", "type Name", "back", "", "dance"] { host.receive(line) }
    #expect(written() == "? tap Nothing\n? type Name\n? back\n? \n? dance")
    withExtendedLifetime(runtime) {}
  }

  @Test("An empty view and one that is too long are shown as far as they fit")
  func sizes() {
    let (_, empty) = mounted(EmptyView())
    #expect(written() == "")
    let (_, long) = mounted(
      VStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Text("row \($0)") } })
    #expect(written().split(separator: "\n").count == 8)
    withExtendedLifetime((empty, long)) {}
  }
}
