import Foundation
import HeadlessHost
import HostInterface
import SeededRandom
import SwiftUI
import Testing
@testable import ViewRuntime

/// A long stack of various rows: in a scroll view, where each row gets the same proposal, or in a
/// frame whose length is divided among them.
private struct LongStack: View {
  let model: Model

  @Observable
  final class Model {
    var rows: [Row] = []
    var looks = Looks()
  }

  struct Row: Identifiable {
    let id: Int
    var kind = 0
    var length: CGFloat = 1
  }

  struct Looks {
    var spacing: CGFloat?
    var isTrailing = false
    var isRow = false
    /// The length that the rows share; nil for a scroll view's content.
    var length: CGFloat?
  }

  var body: some View {
    let looks = model.looks
    if let length = looks.length {
      stack.frame(width: looks.isRow ? length : nil, height: looks.isRow ? nil : length)
    } else {
      ScrollView(looks.isRow ? .horizontal : .vertical) { stack }
    }
  }

  @ViewBuilder
  private var stack: some View {
    let looks = model.looks
    if looks.isRow {
      HStack(alignment: .bottom, spacing: looks.spacing) { rows }
    } else {
      VStack(alignment: looks.isTrailing ? .trailing : .center, spacing: looks.spacing) { rows }
    }
  }

  private var rows: some View {
    ForEach(model.rows) { row in
      switch row.kind {
      case 0: Text(String(repeating: "a", count: Int(row.length)))
      case 1: Color.red.frame(width: 10.5 * row.length, height: row.length)
      case 2: Text("guide").alignmentGuide(HorizontalAlignment.center) { _ in row.length * 3.3 }
      case 3: Spacer()
      case 4: Text("a\nb").padding(row.length)
      case 5: Color.blue.frame(minWidth: row.length, maxHeight: 9 * row.length)
      case 6: Text("first").layoutPriority(Double(row.length)).opacity(0.5)
      case 7:
        Color.green.containerRelativeFrame(.vertical) { length, _ in length / 4 + row.length }
      default: EmptyView()
      }
    }
  }
}

@MainActor
struct StackRunTests {
  /// All frames, in order.
  private static func frames(_ host: HeadlessHost) -> [CGRect] {
    var frames: [CGRect] = []
    host.tree.root.forEachNode { frames.append($0.frame) }
    return frames
  }

  private static func freshFrames(_ model: LongStack.Model, _ size: CGSize) -> [CGRect] {
    let copy = LongStack.Model()
    (copy.rows, copy.looks) = (model.rows, model.looks)
    let host = HeadlessHost(size: size)
    let runtime = ViewRuntime(host: host)
    runtime.mount(LongStack(model: copy))
    host.runFrames()
    return withExtendedLifetime(runtime) { frames(host) }
  }

  private static func change(_ model: LongStack.Model, _ generator: inout SeededGenerator) {
    let count = model.rows.count
    let place = count == 0 ? 0 : Int.random(in: 0..<count, using: &generator)
    func made(_ id: Int) -> LongStack.Row {
      LongStack.Row(
        id: id, kind: Int.random(in: 0...8, using: &generator),
        length: CGFloat(Int.random(in: 1...9, using: &generator)))
    }
    switch Int.random(in: 0...9, using: &generator) {
    case 0, 1: model.rows.insert(made((model.rows.map(\.id).max() ?? 0) + 1), at: place)
    case 2 where count > 0: model.rows.remove(at: place)
    case 3, 4: if count > 0 { model.rows[place].length += 1 }
    case 5 where count > 0: model.rows[place] = made(model.rows[place].id)
    case 6: if count > 0 { model.rows.swapAt(place, 0) }
    case 7: model.looks.spacing = [nil, 0, 2.5].randomElement(using: &generator)!
    case 8: model.looks.length = [nil, 40, 150, 900].randomElement(using: &generator)!
    default:
      model.looks.isTrailing.toggle()
      if place == 1 { model.looks.isRow.toggle() }
    }
  }

  @Test(
    "A long stack that changed equals one shown for the first time (S11.3, S11.5)",
    arguments: 0..<12)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let model = LongStack.Model()
    model.rows = (0..<24).map { LongStack.Row(id: $0, kind: $0 % 6, length: CGFloat($0 % 7)) }
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(LongStack(model: model))
    host.runFrames()
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) { Self.change(model, &generator) }
      if step % 5 == 4 {
        host.resize(to: CGSize(width: 640, height: Int.random(in: 100...500, using: &generator)))
      }
      host.runFrames()
      let frames = Self.frames(host)
      #expect(frames == Self.freshFrames(model, host.size), "seed \(seed), step \(step)")
    }
    withExtendedLifetime(runtime) {}
  }

  @Test("A growing row moves later ones, and all are aligned again (S11.3)")
  func growing() {
    let model = LongStack.Model()
    model.rows = (0..<30).map { LongStack.Row(id: $0, kind: 1, length: 2) }
    model.looks.spacing = 3
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(LongStack(model: model))
    host.runFrames()
    let before = Self.frames(host).suffix(30)
    model.rows[10].length = 7
    host.runFrames()
    let after = Self.frames(host).suffix(30)
    let shifts = zip(before, after).map { $1.minY - $0.minY }
    #expect(shifts == (0..<30).map { $0 <= 10 ? 0 : 5 })
    // The longest row begins where the stack does, and the others are aligned with its middle.
    let (starts, middles) = (after.map { $0.minX }, after.map { $0.midX })
    #expect(starts.min() == 0)
    #expect(middles.allSatisfy { $0 == 36.75 })
    withExtendedLifetime(runtime) {}
  }

  @Test(
    "A row that changes is measured alone, however long the stack and whatever is divided (S11.3)",
    arguments: [nil, 300] as [CGFloat?], [100, 1000])
  func measurements(length: CGFloat?, count: Int) throws {
    let model = LongStack.Model()
    model.rows = (0..<count).map { LongStack.Row(id: $0, length: CGFloat($0 % 7 + 3)) }
    model.looks.length = length
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(LongStack(model: model))
    host.runFrames()
    let run = try #require(Self.run(below: runtime.rootNode))
    func measured(_ change: () -> Void) -> Int {
      let before = run.measurementCount
      change()
      host.runFrames()
      return run.measurementCount - before
    }
    #expect(run.measurementCount >= count)
    // It becomes wider and narrower, and then the widest of all, which is another size of the stack.
    for width in [9, 7, 5, 40, 6] as [CGFloat] {
      let count = measured { model.rows[50].length = width }
      #expect((1...12).contains(count), "\(count) for \(width)")
    }
    // Where a length is divided, the parts of those that get any have changed.
    #expect(measured { model.rows.remove(at: 60) } <= (length == nil ? 0 : 40))
    withExtendedLifetime(runtime) {}
  }

  private static func run(below node: RenderNode) -> StackRun? {
    if let run = node.memory?.ofContainer?.run { return run }
    for child in node.children { if let run = run(below: child) { return run } }
    return nil
  }
}
