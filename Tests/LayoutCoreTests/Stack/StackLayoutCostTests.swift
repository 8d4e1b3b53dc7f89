import Foundation
import LayoutCore
import Testing

/// What a stack asks its children, and that long stacks stay cheap.
@Suite struct StackLayoutCostTests {
  private let row = StackLayout.row(spacing: 0)
  private let finite = ProposedViewSize(width: 100, height: 1)

  private func questions(_ boxes: [Box], in proposal: ProposedViewSize) -> [Int] {
    let logs = boxes.map { _ in Box.Log() }
    _ = row.arrange(zip(boxes, logs).map { $0.logged(by: $1) }, in: proposal)
    return logs.map(\.proposals.count)
  }

  @Test("A proposal without a finite length to share measures each child once")
  func once() {
    let boxes = [Box.wide(0), .rigid(3, 1), .spacer()]
    #expect(questions(boxes, in: .unspecified) == [1, 1, 1])
    #expect(questions(boxes, in: .infinity) == [1, 1, 1])
    #expect(questions(boxes, in: .zero) == [1, 1, 1])
  }

  @Test("A child unlike all others is measured at no more than its minimum")
  func onlyMinimum() {
    #expect(questions([.wide(0)], in: finite) == [1])
    #expect(questions([.wide(0), .spacer()], in: finite) == [1, 2])
    #expect(questions([.wide(0), .wide(0), .spacer()], in: finite) == [3, 3, 2])
  }

  @Test("Children that take only what they need are measured once if there is room for each")
  func modest() {
    let texts = [Box.wide(1, 40).modest, .wide(1, 10).modest]
    #expect(questions(texts, in: finite) == [1, 1])
    #expect(questions(texts + [.spacer()], in: finite) == [1, 1, 2])
    // One needs more than its part: which is served first depends on how flexible they are.
    let long = [Box.wide(1, 60).modest, .wide(1, 10).modest]
    #expect(questions(long, in: finite) == [4, 3])
    #expect(questions([.wide(1, 40).modest, .wide(1, 10)], in: finite) == [3, 3])
  }

  @Test("A hundred thousand children share a length, alike or not")
  func many() {
    let alike = row.arrange(Array(repeating: Box.wide(0), count: 100_000), in: finite)
    #expect(abs(alike.size.width - 100) < 0.001)
    let mixed = (0..<100_000).map { (index: Int) -> Box in
      let width = CGFloat(index * 7919 % 1000)
      return Box.wide(0, width).priority(Double(index % 5))
    }
    let shared = row.arrange(mixed, in: ProposedViewSize(width: 1_000_000, height: 1))
    #expect(abs(shared.size.width - 1_000_000) < 0.1)
  }
}
