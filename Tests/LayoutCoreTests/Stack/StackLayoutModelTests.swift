import Foundation
import LayoutCore
import SeededRandom
import Testing

/// Random stacks, compared with a step-by-step transcription of S11.3.
@Suite struct StackLayoutModelTests {
  private static func randomBox(
    _ random: inout SeededGenerator, extra: [CGFloat] = [0, 5, 20, .infinity]
  ) -> Box {
    let minimum = CGFloat(Int.random(in: 0...4, using: &random)) * 5
    let extra = extra.randomElement(using: &random)!
    let priority: Double = [0, 0, 0, 1, -1, -.infinity].randomElement(using: &random)!
    return .wide(minimum, minimum + extra).priority(priority)
  }

  private static func modelLengths(_ boxes: [Box], _ available: CGFloat) -> [CGFloat] {
    func minimum(_ box: Box) -> CGFloat { box.width.lowerBound }
    func flexibility(_ box: Box) -> CGFloat {
      let spread = box.width.upperBound - box.width.lowerBound
      return spread.isNaN ? 0 : spread
    }
    var lengths = boxes.map { _ in CGFloat(0) }
    var left = available
    for priority in Set(boxes.map(\.priority)).sorted(by: >) {
      let reserve = boxes.filter { $0.priority < priority }.map(minimum).reduce(0, +)
      var group = boxes.indices.filter { boxes[$0].priority == priority }
      group.sort { a, b in
        let (first, second) = (flexibility(boxes[a]), flexibility(boxes[b]))
        if first != second { return first < second }
        if first == .infinity, minimum(boxes[a]) != minimum(boxes[b]) {
          return minimum(boxes[a]) > minimum(boxes[b])
        }
        return a < b
      }
      var pool = left - reserve
      for (position, index) in group.enumerated() {
        let offer = max(pool / CGFloat(group.count - position), 0)
        lengths[index] = boxes[index].sizeThatFits(.init(width: offer, height: 1)).width
        pool -= lengths[index]
      }
      left = pool + reserve
    }
    return lengths
  }

  @Test("S11.3 Random rows get the lengths that the rules prescribe", arguments: UInt64(1)...300)
  func agrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let boxes = (0..<Int.random(in: 1...9, using: &random)).map { _ in Self.randomBox(&random) }
    let available = CGFloat(Int.random(in: 0...120, using: &random))
    let stack = StackLayout.row(spacing: 2).arrange(
      boxes,
      in: ProposedViewSize(width: available + 2 * CGFloat(boxes.count - 1), height: 1))
    let expected = Self.modelLengths(boxes, available)
    for (length, wanted) in zip(stack.lengths(.horizontal), expected) {
      #expect(abs(length - wanted) < 0.000_1, "seed \(seed)")
    }
    let sum = expected.reduce(0, +) + 2 * CGFloat(boxes.count - 1)
    #expect(abs(stack.size.width - sum) < 0.000_1, "seed \(seed)")
  }

  @Test(
    "S11.3 Children that say that they take only what they need get the lengths of those that do not",
    arguments: UInt64(1)...300)
  func modest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let boxes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Self.randomBox(&random, extra: [0, 5, 20])
    }
    let spacers = (0..<Int.random(in: 0...2, using: &random)).map { _ in Box.spacer() }
    let proposal = ProposedViewSize(
      width: CGFloat(Int.random(in: 1...400, using: &random)) / 2, height: 1)
    var stack = StackLayout.row(spacing: 1)
    stack.unit = [0, 1, 8].randomElement(using: &random)!
    let expected = stack.arrange(boxes + spacers, in: proposal)
    let arranged = stack.arrange(boxes.map(\.modest) + spacers, in: proposal)
    for (length, wanted) in zip(arranged.lengths(.horizontal), expected.lengths(.horizontal)) {
      #expect(abs(length - wanted) < 0.000_1, "seed \(seed)")
    }
    #expect(abs(arranged.size.width - expected.size.width) < 0.000_1, "seed \(seed)")
  }

  @Test("S11.3 Children that fit together never overflow", arguments: UInt64(1)...100)
  func fits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let boxes = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      Self.randomBox(&random).priority(0)
    }
    let minimum = boxes.map(\.width.lowerBound).max()! * CGFloat(boxes.count)
    let stack = StackLayout.row(spacing: 0).arrange(
      boxes, in: ProposedViewSize(width: minimum, height: 1))
    #expect(stack.size.width <= minimum + 0.000_1, "seed \(seed)")
    let isElastic = boxes.contains { $0.width.upperBound == .infinity }
    if isElastic { #expect(abs(stack.size.width - minimum) < 0.000_1, "seed \(seed)") }
  }

  @Test(
    "S11.3 The order of rigid and infinite children does not change their lengths",
    arguments: UInt64(1)...100)
  func orderDoesNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let boxes = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      Self.randomBox(&random, extra: [0, .infinity])
    }
    let proposal = ProposedViewSize(width: 90, height: 1)
    let row = StackLayout.row(spacing: 0)
    let order = boxes.indices.shuffled(using: &random)
    let straight = row.arrange(boxes, in: proposal).lengths(.horizontal)
    let shuffled = row.arrange(order.map { boxes[$0] }, in: proposal).lengths(.horizontal)
    for (position, index) in order.enumerated() {
      #expect(abs(shuffled[position] - straight[index]) < 0.000_1, "seed \(seed)")
    }
  }

  @Test("A row and a column of the same children are mirror images", arguments: UInt64(1)...50)
  func axes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let boxes = (0..<5).map { _ in Self.randomBox(&random) }
    let turned = boxes.map { box in
      var copy = box
      (copy.width, copy.height) = (box.height, box.width)
      return copy
    }
    let row = StackLayout.row(.center, spacing: 3).arrange(
      boxes, in: .init(width: 80, height: 9))
    let column = StackLayout.column(.center, spacing: 3).arrange(
      turned, in: .init(width: 9, height: 80))
    #expect(row.size == CGSize(width: column.size.height, height: column.size.width))
    #expect(row.placements.map(\.origin.x) == column.placements.map(\.origin.y))
    #expect(row.placements.map(\.origin.y) == column.placements.map(\.origin.x))
  }
}
