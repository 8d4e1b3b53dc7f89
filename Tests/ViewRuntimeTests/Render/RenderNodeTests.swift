import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import Testing
import ViewTesting

@testable import ViewRuntime

@MainActor
@Suite("What a render node keeps")
struct RenderNodeTests {
  private static func nodes(_ runtime: ViewRuntime) -> [RenderNode] {
    var nodes: [RenderNode] = []
    func visit(_ node: RenderNode) {
      nodes.append(node)
      for child in node.children { visit(child) }
    }
    if let root = runtime.rootElement?.renderNodes.first { visit(root) }
    return nodes
  }

  private static func bytes(_ object: AnyObject) -> Int {
    malloc_usable_size(Unmanaged.passUnretained(object).toOpaque())
  }

  @Test("A node takes 376 bytes: flags fill the gaps that numbers leave")
  func size() throws {
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(HStack { Text("a").padding() })
    host.runFrames()
    let nodes = Self.nodes(runtime)
    #expect(nodes.count == 3)
    for node in nodes { #expect(Self.bytes(node) <= 376) }
  }

  /// A stack of which a child may grow, in one whose guides ask it.
  private struct Growing: View {
    @State private var length: Int

    init(length: Int) { _length = State(initialValue: length) }

    var body: some View {
      VStack(alignment: .trailing) {
        Button("Grow") { length += 3 }
        HStack(alignment: .lastTextBaseline) {
          Text("first")
          Text(String(repeating: "a", count: length))
        }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
  }

  @Test("A short stack keeps no arrangement once it is laid out, and makes another when it grows")
  func arrangement() throws {
    func expectSame(_ app: ViewTest, _ other: ViewTest) throws {
      for text in ["first", "aaaa", "Grow"] {
        #expect(try app.find(text).frame == other.find(text).frame)
      }
    }
    let app = ViewTest(Growing(length: 1))
    try app.tap("Grow")
    try expectSame(app, ViewTest(Growing(length: 4)))
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(Growing(length: 1))
    host.runFrames()
    let nodes = Self.nodes(runtime)
    #expect(nodes.count > 4)
    for node in nodes { #expect(node.cachedArrangement == nil) }
  }
}
