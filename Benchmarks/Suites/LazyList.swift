import Foundation
import HostInterface
import SwiftUI

extension Benchmark {
  /// A scrolling list that mounts what is visible.
  static let lazyList = Benchmark(name: "lazy") {
    let (few, many) = (Item.make(0..<1_000), Item.make(0..<1_000_000))
    let first = timeMaking(rounds: 9) {
      Stage(LazyList(items: many, board: Board()))
    } against: {
      Stage(LazyList(items: few, board: Board()))
    }
    let stage = Stage(LazyList(items: many, board: Board()))
    let viewport = stage.scrollView
    var offset = 0.0
    let page = stage.count {
      offset += 240
      stage.host.client?.handle(.scroll(viewport, CGPoint(x: 0, y: offset)))
    }
    let line = time(calls: 50) { _ in
      stage.show {
        offset += 24
        stage.host.client?.handle(.scroll(viewport, CGPoint(x: 0, y: offset)))
      }
    }
    let jump = time(calls: 20) { call in
      stage.show {
        stage.host.client?.handle(
          .scroll(viewport, CGPoint(x: 0, y: Double(call % 7) * 3_000_000)))
      }
    }
    return [
      Figure("first frame of 1,000,000", first, against: "1,000 rows").ratio(atMost: 2),
      Figure("scroll by 10 rows", work: page)
        .bounded("bodies", Double(page.bodies), atMost: 12),
      Figure("scroll by one row", seconds: line),
      Figure("jump to elsewhere", seconds: jump),
    ]
  }
}

private struct LazyList: View {
  let items: [Item]
  let board: Board

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { item in LazyRow(item: item) }
      }
    }
  }
}

private struct LazyRow: View {
  let item: Item
  @State private var label = "0"

  var body: some View {
    HStack {
      Text(item.title)
      Text(label)
    }
  }
}

extension Stage {
  /// The first node that scrolls.
  fileprivate var scrollView: NodeID {
    var found: NodeID?
    host.tree.root.forEachNode { node in
      if found == nil, node.content.actions.contains(.scroll) { found = node.id }
    }
    return found ?? .root
  }
}
