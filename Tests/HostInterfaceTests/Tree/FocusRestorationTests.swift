import Foundation
import Testing

@testable import HostInterface

@MainActor
@Suite("Which node gets the focus of a removed one")
struct FocusRestorationTests {
  private let tree = HostTree()
  private var focusRestoration = FocusRestoration<CGRect>()

  /// Adds a node at a distance from the upper edge, in points.
  private func add(
    _ id: Int, in parent: Int, y: CGFloat = 0, _ role: Role = .button, _ traits: Traits = [],
    _ actions: Actions = []
  ) {
    let content = NodeContent(role: role, traits: traits, actions: actions)
    tree.apply(
      Patch([
        .insert(
          NodeID(id), parent: NodeID(parent), index: tree[NodeID(parent)]?.children.count ?? 0,
          content: content, frame: CGRect(x: 0, y: y, width: 10, height: 10))
      ]))
  }

  private mutating func focus(_ id: Int, fromNowhere: Bool = false) throws {
    let node = try #require(tree[NodeID(id)])
    focusRestoration.moved(
      to: node, at: node.absoluteFrame, in: tree, fromNowhere: fromNowhere)
  }

  private func remove(_ id: Int) { tree.apply(Patch([.remove(NodeID(id))])) }

  private func next(of ids: [Int], keepsWindow: Bool = false, wasLeft: Bool = false) -> NodeID? {
    var focusRestoration = focusRestoration
    return focusRestoration.next(
      among: ids.compactMap { tree[NodeID($0)] }, in: tree, keepsWindow: keepsWindow,
      wasLeft: wasLeft
    ) { node, place in abs(Double(node.absoluteFrame.minY - place.minY)) }?.id
  }

  @Test("The nearest one does; none does if none had it")
  mutating func nearest() throws {
    for id in 1...3 { add(id, in: 0, y: CGFloat(id) * 10) }
    #expect(next(of: [1, 2, 3]) == nil)
    try focus(2)
    remove(2)
    add(4, in: 0, y: 22)
    #expect(next(of: [1, 3, 4]) == NodeID(4))
  }

  @Test("None does after something modal that opened while nothing had the focus")
  mutating func nowhere() throws {
    add(1, in: 0, y: 0)
    try focus(1)
    add(2, in: 0, y: 20, .box, .modal)
    add(3, in: 2, y: 20)
    try focus(3, fromNowhere: true)
    remove(2)
    #expect(next(of: [1]) == nil)
    try focus(1)
    add(4, in: 0, y: 20, .box, .modal)
    add(5, in: 4, y: 20)
    try focus(5)
    remove(4)
    #expect(next(of: [1]) == NodeID(1))
  }

  @Test("A text input does not get it without a request, nor does a neighbour of a removed one")
  mutating func inputs() throws {
    add(1, in: 0, y: 0)
    add(2, in: 0, y: 20)
    add(3, in: 0, y: 22, .textField, [], .edit)
    add(4, in: 0, y: 24, .textField, [], .edit)
    try focus(2)
    remove(2)
    #expect(next(of: [1, 3, 4]) == NodeID(1))
    try focus(3)
    remove(3)
    #expect(next(of: [1, 4]) == nil)
    // Unless the user had left it, and types no further.
    #expect(next(of: [1, 4], wasLeft: true) == NodeID(1))
  }

  @Test("On a new screen, neither the back button nor a destructive one gets it")
  mutating func screens() throws {
    add(1, in: 0, .box)
    add(9, in: 0, y: 51)
    add(2, in: 1, .screen)
    add(3, in: 2, y: 50)
    try focus(3)
    remove(2)
    add(4, in: 1, .screen)
    add(5, in: 4, y: 0, .button, .backAction)
    add(6, in: 4, y: 50, .button, .destructive)
    #expect(next(of: [5, 6, 9]) == nil)
    add(7, in: 4, y: 300)
    #expect(next(of: [5, 6, 7, 9]) == NodeID(7))
  }

  @Test("A new screen begins at its start, and one that was there before where the focus was")
  mutating func start() throws {
    add(1, in: 0, .box)
    add(2, in: 1, .screen)
    for id in 3...5 { add(id, in: 2, y: CGFloat(id - 3) * 20) }
    try focus(5)
    add(6, in: 1, .screen)
    for id in 7...9 { add(id, in: 6, y: CGFloat(id - 7) * 20) }
    tree.apply(Patch([.remove(NodeID(2))]))
    #expect(next(of: [7, 8, 9]) == NodeID(7))

    add(12, in: 1, .screen)
    for id in 13...15 { add(id, in: 12, y: CGFloat(id - 13) * 20) }
    try focus(15)
    remove(12)
    #expect(next(of: [7, 8, 9]) == NodeID(9))
  }

  @Test(
    "On a new screen its bars do not get it; a form's first field does"
  )
  mutating func bars() throws {
    add(1, in: 0, .box)
    add(9, in: 0, y: 50)
    add(2, in: 1, .screen)
    add(3, in: 2, y: 50)
    try focus(3)
    remove(2)
    add(4, in: 1, .screen)
    add(5, in: 4, .navigationBar)
    add(6, in: 5, y: 50)
    add(7, in: 4, y: 52, .textField, [], .edit)
    #expect(next(of: [6, 7, 9]) == NodeID(7))
    add(8, in: 4, y: 300)
    #expect(next(of: [6, 7, 8, 9]) == NodeID(7))
    #expect(next(of: [6, 8, 7, 9]) == NodeID(8))
  }

  @Test("If a screen goes without a successor, a field elsewhere does not get it; a new one does")
  mutating func noSuccessor() throws {
    add(1, in: 0, .box)
    add(9, in: 0, y: 0, .textField, [], .edit)
    add(8, in: 0, y: 60)
    add(2, in: 1, .screen)
    add(3, in: 2, y: 50)
    try focus(3)
    remove(2)
    #expect(next(of: [9, 8]) == NodeID(8))
    add(10, in: 0, y: 200, .textField, [], .edit)
    add(11, in: 0, y: 50)
    #expect(next(of: [9, 8, 10, 11]) == NodeID(10))
  }

  @Test("On an empty page of tabs a field elsewhere does not get it, and the chosen tab does")
  mutating func emptyPage() throws {
    add(1, in: 0, y: 0, .textField, [], .edit)
    add(2, in: 0, .box)
    add(3, in: 2, .tabBar)
    add(4, in: 3, y: 40, .button, .selected)
    add(5, in: 3, y: 90)
    add(6, in: 2, .box)
    add(7, in: 6, y: 50)
    try focus(7)
    tree.apply(
      Patch([
        .update(NodeID(6), NodeContent(role: .box, traits: .invisible)),
        .update(NodeID(4), NodeContent(role: .button)),
        .update(NodeID(5), NodeContent(role: .button, traits: .selected)),
      ]))
    #expect(next(of: [1, 4, 5]) == NodeID(5))
  }

  @Test("If another tab is chosen while a chosen one has it, what the other page begins with does")
  mutating func turned() throws {
    add(1, in: 0, y: 0)
    add(2, in: 0, .box)
    add(3, in: 2, .tabBar)
    add(4, in: 3, y: 10, .button, .selected)
    add(5, in: 3, y: 20)
    try focus(4)
    let tab = try #require(tree[NodeID(4)])
    #expect(!focusRestoration.hasTurned(from: tab))
    tree.apply(
      Patch([
        .update(NodeID(4), NodeContent(role: .button)),
        .update(NodeID(5), NodeContent(role: .button, traits: .selected)),
      ]))
    #expect(focusRestoration.hasTurned(from: tab))
    #expect(next(of: [1, 4, 5]) == NodeID(5))
    add(6, in: 2, y: 300)
    #expect(next(of: [1, 4, 5, 6]) == NodeID(6))
  }

  @Test("A page begins anew if another tab is chosen, not if its content is replaced")
  mutating func pages() throws {
    add(1, in: 0, .box)
    add(2, in: 1, .tabBar)
    add(3, in: 2, y: 0, .button, .selected)
    add(4, in: 2, y: 0)
    add(5, in: 1, .box)
    add(6, in: 5, y: 10)
    add(7, in: 5, y: 50)
    try focus(7)
    remove(5)
    add(8, in: 1, .box)
    add(9, in: 8, y: 10)
    add(10, in: 8, y: 50)
    #expect(next(of: [3, 4, 9, 10]) == NodeID(10))
    tree.apply(
      Patch([
        .update(NodeID(3), NodeContent(role: .button)),
        .update(NodeID(4), NodeContent(role: .button, traits: .selected)),
      ]))
    #expect(next(of: [3, 4, 9, 10]) == NodeID(9))
  }

  @Test("A user who was typing does not continue typing on another screen")
  mutating func typedOn() throws {
    add(1, in: 0, .box)
    add(2, in: 1, .screen)
    add(3, in: 2, y: 50, .textField, [], .edit)
    try focus(3)
    remove(2)
    add(4, in: 1, .screen)
    add(5, in: 4, y: 52, .textField, [], .edit)
    #expect(next(of: [5]) == nil)
  }

  @Test("A cancel button gets it only if there is no other harmless one")
  mutating func waysOut() throws {
    add(1, in: 0, y: 10)
    try focus(1)
    remove(1)
    add(2, in: 0, y: 0, .button, .cancelAction)
    #expect(next(of: [2]) == NodeID(2))
    add(3, in: 0, y: 40, .button, .destructive)
    #expect(next(of: [2, 3]) == NodeID(2))
    add(4, in: 0, y: 90)
    #expect(next(of: [2, 3, 4]) == NodeID(4))
  }

  @Test("A destructive button gets it on a screen that was there before")
  mutating func sameScreen() throws {
    add(1, in: 0, .screen)
    add(2, in: 1, y: 10)
    add(3, in: 1, y: 20, .button, .destructive)
    try focus(2)
    remove(2)
    #expect(next(of: [3]) == NodeID(3))
  }

  @Test("Desktop windows keep their focus; in a terminal it moves to the window in front")
  mutating func windows() throws {
    add(1, in: 0, .window)
    add(2, in: 0, .window)
    add(3, in: 1, y: 10)
    add(4, in: 2, y: 10)
    add(5, in: 1, y: 90)
    try focus(3)
    remove(3)
    #expect(next(of: [4, 5], keepsWindow: true) == NodeID(5))
    #expect(next(of: [4, 5]) == NodeID(4))
    remove(1)
    #expect(next(of: [4], keepsWindow: true) == nil)
  }

  @Test("After something modal it returns to its former place, even if that node was deleted")
  mutating func modals() throws {
    for id in 1...3 { add(id, in: 0, y: CGFloat(id) * 100) }
    try focus(2)
    add(8, in: 0, .alert, .modal)
    add(9, in: 8, y: 300)
    try focus(9)
    remove(2)
    remove(8)
    add(4, in: 0, y: 210)
    #expect(next(of: [1, 3, 4]) == NodeID(4))
  }
}
