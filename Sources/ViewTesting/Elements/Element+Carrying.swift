import Foundation
import HostInterface
import LayoutCore

extension ViewTest.Element {
  /// Drags the element onto another one and drops it there.
  ///
  /// ```swift
  /// try app.find("Milk").drag(to: app.find(.identifier("basket")))
  /// try await app.settle()      // the dropped values are loaded
  /// ```
  ///
  /// - Parameter part: a point of the other element: 0 is its left or upper edge, 1 its right or
  ///   lower one.
  /// - Throws: if this cannot be dragged, or the other accepts no drops.
  public func drag(
    to other: ViewTest.Element, at part: UnitPoint = .center, file: String = #fileID,
    line: Int = #line
  ) throws {
    let source = try pickUp(file, line)
    let targets = other.dropTargets
    guard !targets.isEmpty else { throw other.failure("takes no drops", file, line) }
    let (start, end) = (place(.center), other.place(part))
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    test.send(.drag(source, .init(phase: .began, location: start)))
    test.send(.drag(source, .init(phase: .moved, location: middle)))
    test.send(.drag(source, .init(phase: .moved, location: end, targets: targets)))
    test.send(.drag(source, .init(phase: .ended, location: end, targets: targets)))
  }

  /// Drags the element over another one and holds it there; see ``letGo(over:file:line:)``.
  public func carry(
    over other: ViewTest.Element, file: String = #fileID, line: Int = #line
  ) throws {
    let source = try pickUp(file, line)
    if !test.isCarrying {
      test.send(.drag(source, .init(phase: .began, location: place(.center))))
      test.isCarrying = true
    }
    test.send(
      .drag(
        source, .init(phase: .moved, location: other.place(.center), targets: other.dropTargets)))
  }

  /// Drops what ``carry(over:file:line:)`` holds: on an element, or, with nil, cancels the drag.
  public func letGo(
    over other: ViewTest.Element?, file: String = #fileID, line: Int = #line
  ) throws {
    let source = try pickUp(file, line)
    test.isCarrying = false
    guard let other else {
      return test.send(.drag(source, .init(phase: .cancelled, location: place(.center))))
    }
    test.send(
      .drag(
        source, .init(phase: .ended, location: other.place(.center), targets: other.dropTargets)))
  }

  private func pickUp(_ file: String, _ line: Int) throws -> NodeID {
    guard exists else { throw failure("is no longer on the screen", file, line) }
    if node.isDisabled { throw failure("cannot be dragged: it is disabled", file, line) }
    let source =
      node.lineage.first { $0.content.actions.contains(.drag) }
      ?? node.firstInTree { $0.content.actions.contains(.drag) }
    guard let source else { throw failure("cannot be dragged", file, line) }
    return source.id
  }

  private var dropTargets: [NodeID] {
    let takes = { (node: HostTree.Node) in node.content.actions.contains(.drop) }
    let round = node.lineage.filter(takes)
    return (round.isEmpty ? [node.firstInTree(where: takes)].compactMap { $0 } : round).map(\.id)
  }
}

extension ElementScope {
  /// Drags the matching element onto another one.
  public func drag(
    from source: ViewTest.Query, to target: ViewTest.Query, file: String = #fileID,
    line: Int = #line
  ) throws {
    let other = try scope.test.find(target, file: file, line: line)
    try find(source, file: file, line: line).drag(to: other, file: file, line: line)
  }
}

extension ViewTest {
  /// Turns a page of a paging tab view.
  ///
  /// - Throws: ``ViewTestError`` if there is none.
  public func turnPage(
    forward: Bool = true, file: String = #fileID, line: Int = #line
  ) throws {
    catchUp()
    guard let pages = host.tree.root.firstInTree(where: { $0.content.actions.contains(.page) })
    else { throw ViewTestError("There are no pages to turn.", file, line) }
    send(forward ? .increment(pages.id) : .decrement(pages.id))
  }
}
