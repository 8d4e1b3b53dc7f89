import Foundation
import HeadlessHost
import HostInterface
import SeededRandom
import SwiftUI
import Testing
import ViewRuntime

/// A long stack of various rows in a scroll view, where each row gets the same proposal.
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
  }

  var body: some View {
    let looks = model.looks
    ScrollView(looks.isRow ? .horizontal : .vertical) {
      if looks.isRow {
        HStack(alignment: .bottom, spacing: looks.spacing) { rows }
      } else {
        VStack(alignment: looks.isTrailing ? .trailing : .center, spacing: looks.spacing) { rows }
      }
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

  private static func freshFrames(_ model: LongStack.Model) -> [CGRect] {
    let copy = LongStack.Model()
    (copy.rows, copy.looks) = (model.rows, model.looks)
    let host = HeadlessHost()
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
        id: id, kind: Int.random(in: 0...5, using: &generator),
        length: CGFloat(Int.random(in: 1...9, using: &generator)))
    }
    switch Int.random(in: 0...8, using: &generator) {
    case 0, 1: model.rows.insert(made((model.rows.map(\.id).max() ?? 0) + 1), at: place)
    case 2 where count > 0: model.rows.remove(at: place)
    case 3, 4: if count > 0 { model.rows[place].length += 1 }
    case 5 where count > 0: model.rows[place] = made(model.rows[place].id)
    case 6: if count > 0 { model.rows.swapAt(place, 0) }
    case 7: model.looks.spacing = [nil, 0, 2.5].randomElement(using: &generator)!
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
      host.runFrames()
      let frames = Self.frames(host)
      #expect(frames == Self.freshFrames(model), "seed \(seed), step \(step)")
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
}
