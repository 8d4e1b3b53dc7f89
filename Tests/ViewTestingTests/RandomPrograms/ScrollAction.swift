import SwiftUI
import ViewTesting

/// An action on a random scroll view.
enum ScrollAction: Equatable {
  case insert(at: Int, count: Int)
  case append(Int)
  case remove(at: Int)
  case removeFirst(Int)
  case removeLast(Int)
  case reverse
  case move(from: Int, to: Int)
  case keepFew(Int)
  case grow(Int)
  case scale(Int)
  case complete
  case scrollBy(CGFloat)
  case scrollTo(CGFloat)
  /// Scrolls to the element at this place through a reader, with the anchor of this number.
  case show(Int, anchor: Int)
  case position(Int?)
  case positionAtEdge(Edge)
  case size(CGFloat, CGFloat)
  case advance(Int)
  /// Selects or deletes one of the visible rows of a list.
  case select(Int)
  case delete(Int)
  indirect case animated(ScrollAction)

  static let anchors: [UnitPoint?] = [nil, .topLeading, .center, .bottomTrailing]

  static func random(using random: inout ProgramRandom) -> ScrollAction {
    switch random.below(28) {
    case 0: .insert(at: 0, count: 1 + random.below(6))
    case 1: .insert(at: random.below(30), count: 1 + random.below(3))
    case 2: .append(1 + random.below(10))
    case 3: .remove(at: random.below(30))
    case 4: .removeFirst(1 + random.below(5))
    case 5: .removeLast(1 + random.below(15))
    case 6: .reverse
    case 7: .move(from: random.below(30), to: random.below(30))
    case 8: .keepFew(random.below(4))
    case 9: .grow(1 + random.below(30))
    case 10: .scale(1 + random.below(2))
    case 11: .complete
    case ..<16: .scrollBy(random.one(of: [-300, -90, -33, -7, 7, 33, 90, 300]))
    case 16: .scrollTo(CGFloat(random.below(1500)))
    case 17: .scrollTo(1_000_000)
    case 18: .scrollTo(0)
    case ..<21: .show(random.below(30), anchor: random.below(4))
    case 21: .position(random.below(5) == 0 ? nil : random.below(30))
    case 22: .positionAtEdge(random.one(of: Edge.allCases))
    case 23: .size(random.one(of: [120, 160, 320, 640]), random.one(of: [80, 100, 200, 384]))
    case 24: .advance(random.one(of: [16, 100, 400]))
    case 25: .select(random.below(6))
    case 26: .delete(random.below(6))
    default: .animated(.random(using: &random))
    }
  }

  /// The action without its animation.
  var plain: ScrollAction { if case .animated(let action) = self { action.plain } else { self } }

  @MainActor
  func perform(_ app: ViewTest, _ view: ViewTest.Element, _ store: ScrollStore, isHorizontal: Bool)
    async throws
  {
    switch self {
    case .scrollBy(let distance):
      try view.scroll(
        by: isHorizontal
          ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance))
    case .scrollTo(let offset):
      try view.scroll(
        to: isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
    case .size(let width, let height): app.resize(to: CGSize(width: width, height: height))
    case .select(let place):
      if let (row, item) = row(place, app, view, store) {
        try row.tap()
        if store.state.selection != [item] {
          store.note("\(item) was chosen, \(store.state.selection) is selected")
        }
      }
    case .delete(let place): try row(place, app, view, store)?.0.delete()
    case .advance(let milliseconds): try await app.advance(by: .milliseconds(milliseconds))
    case .animated(let action):
      switch action {
      case .scrollBy, .scrollTo, .size, .advance, .select, .delete:
        try await action.perform(app, view, store, isHorizontal: isHorizontal)
      default:
        app.run { withAnimation(.linear(duration: 0.3)) { action.change(store) } }
        try await app.advance(by: .seconds(1))
      }
    default: app.run { change(store) }
    }
    try await app.settle()
  }

  /// The first view of one of the visible rows of a list with edits, and its item.
  @MainActor
  private func row(
    _ place: Int, _ app: ViewTest, _ view: ViewTest.Element, _ store: ScrollStore
  ) -> (ViewTest.Element, Int)? {
    guard store.isEdited else { return nil }
    let snapshot = ScrollSnapshot(of: view, isHorizontal: false)
    let names = snapshot.rows.filter { name in
      let extent = snapshot.extent(of: name)!
      return extent.lowerBound >= snapshot.sight.lowerBound
        && extent.upperBound <= snapshot.sight.upperBound
    }
    guard !names.isEmpty else { return nil }
    let name = names[place % names.count]
    guard let item = Int(name.filter(\.isNumber)),
      let row = app.findAll(.identifier(name)).first
    else { return nil }
    return (row, item)
  }

  @MainActor
  private func change(_ store: ScrollStore) {
    let items = store.state.items
    func more(_ count: Int) -> [Int] {
      let last = items.max() ?? 0
      return Array(last + 1..<last + 1 + count)
    }
    switch self {
    case .insert(let place, let count):
      store.state.items.insert(contentsOf: more(count), at: min(place, items.count))
    case .append(let count): store.state.items += more(count)
    case .remove(let place):
      if items.indices.contains(place) { store.state.items.remove(at: place) }
    case .removeFirst(let count): store.state.items = Array(items.dropFirst(count))
    case .removeLast(let count): store.state.items = Array(items.dropLast(count))
    case .reverse: store.state.items.reverse()
    case .move(let from, let to):
      guard items.indices.contains(from) else { return }
      let item = store.state.items.remove(at: from)
      store.state.items.insert(item, at: min(to, items.count - 1))
    case .keepFew(let count): store.state.items = Array(1..<1 + count * 2)
    case .grow(let item): store.state.grown.formSymmetricDifference([item])
    case .scale(let scale): store.state.scale = scale
    case .complete: store.state.isComplete.toggle()
    case .show(let number, let anchor):
      let place = store.place(number)
      guard items.indices.contains(place) else { return }
      store.proxy?.scrollTo(items[place], anchor: Self.anchors[anchor])
    case .position(let number):
      let place = number.map(store.place)
      let item = place.flatMap { items.indices.contains($0) ? items[$0] : nil }
      if place != nil, item == nil { return }
      store.state.position = item
      if let item { store.position.scrollTo(id: item, anchor: .center) }
    case .positionAtEdge(let edge): store.position.scrollTo(edge: edge)
    case .animated(let action): action.change(store)
    case .scrollBy, .scrollTo, .size, .advance, .select, .delete: break
    }
  }
}
