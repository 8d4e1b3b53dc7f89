import SeededRandom
import SwiftUI
import Testing
import ViewTesting

/// A random tree of views, which is also its own reference model.
///
/// The rules of S1 alone decide which state survives: the same place, kind and key keep it,
/// everything else is new. The real tree is asked for the serial numbers that its states started
/// with.
private indirect enum Tree: Equatable {
  case leaf(String)
  case pair(Tree, Tree)
  case branch(Bool, Tree)
  case maybe(Tree?)
  case erased(Tree, asGroup: Bool)
  case identified(Int, Tree)
  case list([Int], Tree)
  case stack(Tree)
}

/// Numbers each new state.
@MainActor
private final class Births {
  var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private struct Leaf: View {
  let name: String
  @State private var birth: Int?
  let births: Births

  var body: some View {
    Text("\(name)#\(birth ?? 0)").onAppear { if birth == nil { birth = births.next() } }
  }
}

/// Shows a tree. Recursion through `AnyView` keeps the identity as long as the kind of node is the
/// same.
private struct TreeView: View {
  let tree: Tree
  let births: Births

  var body: some View {
    switch tree {
    case .leaf(let name): Leaf(name: name, births: births)
    case .pair(let first, let second):
      VStack {
        node(first)
        node(second)
      }
    case .branch(let isFirst, let content):
      if isFirst { node(content) } else { node(content) }
    case .maybe(let content):
      VStack { if let content { node(content) } }
    case .erased(let content, let asGroup):
      asGroup ? AnyView(Group { node(content) }) : AnyView(node(content))
    case .identified(let id, let content): node(content).id(id)
    case .list(let ids, let content):
      VStack { ForEach(ids, id: \.self) { _ in node(content) } }
    case .stack(let content): VStack { node(content) }
    }
  }

  private func node(_ tree: Tree) -> TreeView.Child { Child(tree: tree, births: births) }

  /// Breaks the recursion of the types.
  struct Child: View {
    let tree: Tree
    let births: Births
    var body: AnyView { AnyView(TreeView(tree: tree, births: births)) }
  }
}

/// The reference model: the leaf at each place, with its serial number.
private indirect enum Mounted {
  case leaf(name: String, birth: Int)
  case node(Tree, [(key: Int, child: Mounted)])

  var leaves: [String] {
    switch self {
    case .leaf(let name, let birth): ["\(name)#\(birth)"]
    case .node(_, let children): children.flatMap(\.child.leaves)
    }
  }
}

extension Tree {
  /// The children, each with its identity; nil if the kind differs.
  fileprivate var children: [(key: Int, tree: Tree)] {
    switch self {
    case .leaf: []
    case .pair(let first, let second): [(0, first), (1, second)]
    case .branch(let isFirst, let content): [(isFirst ? 1 : 0, content)]
    case .maybe(let content): content.map { [(0, $0)] } ?? []
    case .erased(let content, let asGroup): [(asGroup ? 1 : 0, content)]
    case .identified(let id, let content): [(id, content)]
    case .list(let ids, let content): ids.map { ($0, content) }
    case .stack(let content): [(0, content)]
    }
  }

  fileprivate var kind: Int {
    switch self {
    case .leaf: 0
    case .pair: 1
    case .branch: 2
    case .maybe: 3
    case .erased: 4
    case .identified: 5
    case .list: 6
    case .stack: 7
    }
  }

  fileprivate func mounted(over former: Mounted?, _ births: () -> Int) -> Mounted {
    if case .leaf(let name) = self {
      if case .leaf(_, let birth)? = former { return .leaf(name: name, birth: birth) }
      return .leaf(name: name, birth: births())
    }
    var known: [Int: Mounted] = [:]
    if case .node(let tree, let children)? = former, tree.kind == kind {
      for (key, child) in children { known[key] = child }
    }
    return .node(self, children.map { ($0.key, $0.tree.mounted(over: known[$0.key], births)) })
  }

  // MARK: Drawing and editing

  fileprivate static func random(
    depth: Int, _ generator: inout SeededGenerator
  ) -> Tree {
    let name = ["a", "い", "👩‍👧", ""].randomElement(using: &generator)!
    guard depth > 0 else { return .leaf(name) }
    func inner() -> Tree { random(depth: depth - 1, &generator) }
    return switch Int.random(in: 0..<9, using: &generator) {
    case 0: .pair(inner(), inner())
    case 1: .branch(.random(using: &generator), inner())
    case 2: .maybe(Bool.random(using: &generator) ? inner() : nil)
    case 3: .erased(inner(), asGroup: .random(using: &generator))
    case 4: .identified(.random(in: 0..<3, using: &generator), inner())
    case 5, 6:
      .list(
        Array((0..<5).shuffled(using: &generator).prefix(.random(in: 0...4, using: &generator))),
        inner())
    case 7: .stack(inner())
    default: .leaf(name)
    }
  }

  /// The tree with one random change.
  fileprivate func edited(_ generator: inout SeededGenerator) -> Tree {
    if Int.random(in: 0..<8, using: &generator) == 0 {
      return .random(depth: 2, &generator)
    }
    func flip() -> Bool { Bool.random(using: &generator) }
    switch self {
    case .leaf(let name): return .leaf(name + "'")
    case .pair(let first, let second):
      return flip()
        ? .pair(first.edited(&generator), second) : .pair(first, second.edited(&generator))
    case .branch(let isFirst, let content):
      return flip() ? .branch(!isFirst, content) : .branch(isFirst, content.edited(&generator))
    case .maybe(let content):
      if let content { return .maybe(flip() ? nil : content.edited(&generator)) }
      return .maybe(.random(depth: 1, &generator))
    case .erased(let content, let asGroup):
      return flip()
        ? .erased(content, asGroup: !asGroup)
        : .erased(content.edited(&generator), asGroup: asGroup)
    case .identified(let id, let content):
      return flip() ? .identified(id + 1, content) : .identified(id, content.edited(&generator))
    case .list(let ids, let content):
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return .list(ids.shuffled(using: &generator), content)
      case 1: return .list(Array(ids.dropFirst()), content)
      case 2: return .list([(ids.max() ?? 0) + 1] + ids, content)
      default: return .list(ids, content.edited(&generator))
      }
    case .stack(let content): return .stack(content.edited(&generator))
    }
  }
}

@Observable private final class Document {
  var tree: Tree
  init(_ tree: Tree) { self.tree = tree }
}

private struct DocumentView: View {
  let document: Document
  let births: Births
  var body: some View { TreeView(tree: document.tree, births: births) }
}

@MainActor
struct RandomTreeTests {
  @Test(
    "S1.1-S1.7 Random trees under random edits keep and lose state as a naive model does",
    arguments: 1...40)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let document = Document(.random(depth: 4, &generator))
    let births = Births()
    let app = ViewTest(DocumentView(document: document, births: births))
    var model: Mounted?
    for step in 0..<25 {
      if step > 0 { document.tree = document.tree.edited(&generator) }
      let shown = app.findAll(.containing("#")).map(\.text)
      // The order of creation within one step is not specified (S1.11): for new leaves the model
      // adopts the numbers on the screen.
      var news = newcomers(in: shown, over: model, document.tree)
      let next = document.tree.mounted(over: model) { news.isEmpty ? -1 : news.removeFirst() }
      #expect(shown == next.leaves, "seed \(seed), step \(step): \(document.tree)")
      guard shown == next.leaves else { return }
      model = next
    }
  }

  /// The numbers on the screen at the places of new leaves, each of which must be unseen so far.
  private func newcomers(in shown: [String], over model: Mounted?, _ tree: Tree) -> [Int] {
    let expected = tree.mounted(over: model) { 0 }.leaves
    let former = Set(model?.leaves.map(number) ?? [])
    guard expected.count == shown.count else { return [] }
    return zip(expected, shown).compactMap { expected, shown in
      number(expected) == 0 ? (former.contains(number(shown)) ? -2 : number(shown)) : nil
    }
  }

  private func number(_ leaf: String) -> Int { Int(leaf.split(separator: "#").last ?? "") ?? -3 }
}
