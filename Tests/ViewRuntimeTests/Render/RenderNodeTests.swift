import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import Testing
import ViewTesting

@testable import ViewRuntime

@MainActor
@Suite("The memory of render nodes")
struct RenderNodeTests {
  private static func nodes(_ runtime: ViewRuntime) -> [RenderNode] {
    var nodes: [RenderNode] = []
    func visit(_ node: RenderNode) {
      nodes.append(node)
      for child in node.children { visit(child) }
    }
    visit(runtime.rootNode)
    return nodes
  }

  /// glibc's `malloc_usable_size`, which other C libraries may lack.
  private static let usableSize: (@convention(c) (UnsafeMutableRawPointer) -> Int)? = {
    guard let symbol = dlsym(nil, "malloc_usable_size") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
  }()

  @Test("A node takes 360 bytes: flags fill the gaps between numbers")
  func size() throws {
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(HStack { Text("a").padding() })
    host.runFrames()
    let nodes = Self.nodes(runtime)
    #expect(nodes.count == 4)
    let usableSize = try #require(Self.usableSize)
    for node in nodes { #expect(usableSize(Unmanaged.passUnretained(node).toOpaque()) <= 360) }
  }

  @Test("A reference to a node does not keep it alive, and knows when it is gone")
  func reference() throws {
    let runtime = ViewRuntime(host: HeadlessHost())
    runtime.mount(Text("a"))
    var node: RenderNode? = RenderNode(try #require(runtime.rootElement))
    let reference = try #require(node?.reference)
    #expect(reference.node === node)
    #expect(reference === node?.reference)
    node = nil
    #expect(reference.node == nil)
  }

  /// A stack whose child may grow, inside one whose guides depend on it.
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

  @Test("A short stack keeps no arrangement after its layout, and makes another when it grows")
  func arrangement() throws {
    func expectSame(_ app: ViewTest, _ other: ViewTest) throws {
      for text in ["first", "aaaa"] {
        #expect(try app.find(.text(text)).frame == other.find(.text(text)).frame)
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
    for node in nodes {
      #expect(node.memory?.ofContainer?.isArranged != true)
      #expect(node.memory?.ofContainer?.arrangement.placements.isEmpty != false)
    }
  }

  /// A column whose first row may set its leading guide, without a change of size.
  private struct Indented: View {
    @State private var isIndented: Bool

    init(isIndented: Bool) { _isIndented = State(initialValue: isIndented) }

    var body: some View {
      VStack(alignment: .leading) {
        Button("Turn") { isIndented.toggle() }
        HStack {
          if isIndented {
            Text("row").alignmentGuide(.leading) { _ in -40 }
          } else {
            Text("row")
          }
        }
        .padding()
      }
    }
  }

  @Test("S11.18 A node without guides is asked again when something in it sets one")
  func guidesComeAndGo() throws {
    func indent(_ app: ViewTest) throws -> CGFloat {
      try app.find(.text("row")).frame.minX - app.find(.text("Turn")).frame.minX
    }
    for isIndented in [false, true] {
      let app = ViewTest(Indented(isIndented: isIndented))
      let first = try indent(app)
      try app.tap("Turn")
      let other = try indent(app)
      #expect(other != first)
      #expect(try other == indent(ViewTest(Indented(isIndented: !isIndented))))
      try app.tap("Turn")
      #expect(try indent(app) == first)
    }
  }

  @Test("Remembering that a node sets no guide allocates nothing")
  func unsetGuides() throws {
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(
      VStack(alignment: .leading) {
        HStack { Text("a") }.padding()
        HStack { Text("b") }.frame(width: 9)
      })
    host.runFrames()
    for node in Self.nodes(runtime) { #expect(node.memory == nil) }
    #expect(Self.nodes(runtime).contains { $0.sizes.hasUnsetGuides })
  }
}
