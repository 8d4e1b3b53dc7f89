import CellText
import Foundation
import HeadlessHost
import HostInterface
import LayoutCore

/// The hand-written counterpart of `RowList`: objects that are updated exactly where they change,
/// measured with the same metrics, and shown in the same kind of host.
@MainActor
final class PlainList {
  private struct Label {
    let id: NodeID
    var text: String
    var frame: CGRect = .zero

    var content: NodeContent { NodeContent(role: .text, leaf: .text(TextContent(text))) }
  }

  @MainActor
  private final class Row {
    let id: NodeID
    var item: Item
    var title: Label
    var label: Label
    var frame = CGRect.zero

    init(_ item: Item, _ makeID: () -> NodeID) {
      self.item = item
      id = makeID()
      title = Label(id: makeID(), text: "- \(item.title)")
      label = Label(id: makeID(), text: "0")
    }

    /// - Returns: whether the row's size has changed.
    func layOut(_ cells: CellMetrics) -> Bool {
      let proposal = ProposedViewSize(width: 640, height: nil)
      title.frame.size = cells.measure(TextContent(title.text), in: proposal).size
      return placeLabel(cells)
    }

    func placeLabel(_ cells: CellMetrics) -> Bool {
      let proposal = ProposedViewSize(width: 640, height: nil)
      label.frame.size = cells.measure(TextContent(label.text), in: proposal).size
      label.frame.origin.x = title.frame.width + 8
      let size = CGSize(
        width: label.frame.maxX, height: max(title.frame.height, label.frame.height))
      title.frame.origin.y = (size.height - title.frame.height) / 2
      label.frame.origin.y = (size.height - label.frame.height) / 2
      defer { frame.size = size }
      return size != frame.size
    }
  }

  let host = HeadlessHost()
  private let cells = CellMetrics()
  private let list = NodeID(1)
  private var lastID = 1
  private var rows: [Row] = []
  private var operations: [PatchOperation] = []
  private(set) var operationCount = 0

  init(_ items: [Item]) {
    host.recordsPatches = false
    operations.append(
      .insert(list, parent: .root, index: 0, content: NodeContent(role: .box), frame: .zero))
    append(items)
  }

  // MARK: Changes

  func setLabel(_ index: Int, _ text: String) {
    let row = rows[index]
    let former = row.label.frame
    row.label.text = text
    operations.append(.update(row.label.id, row.label.content))
    let resized = row.placeLabel(cells)
    if row.label.frame != former { operations.append(.setFrame(row.label.id, row.label.frame)) }
    if resized { placeRows(from: index) }
    commit()
  }

  func setTitle(_ index: Int, _ title: String) {
    rows[index].item.title = title
    changeTitle(index, "- \(title)")
    commit()
  }

  func select(_ index: Int, insteadOf former: Int?) {
    if let former { changeTitle(former, "- \(rows[former].item.title)") }
    changeTitle(index, "> \(rows[index].item.title)")
    commit()
  }

  func updateEveryTenth(_ suffix: String) {
    for index in stride(from: 0, to: rows.count, by: 10) {
      changeTitle(index, "- \(rows[index].item.title)\(suffix)")
    }
    commit()
  }

  func append(_ items: [Item]) {
    let start = rows.count
    for item in items {
      let row = Row(item, makeID)
      _ = row.layOut(cells)
      rows.append(row)
    }
    // Placed before they are shown: their first frame is the right one.
    var y = start == 0 ? 0 : rows[start - 1].frame.maxY + 8
    for index in start..<rows.count {
      let row = rows[index]
      row.frame.origin.y = y
      y = row.frame.maxY + 8
      insert(row, at: index)
    }
    commit()
  }

  func swap(_ a: Int, _ b: Int) {
    rows.swapAt(a, b)
    operations.append(.move(rows[a].id, parent: list, index: a))
    operations.append(.move(rows[b].id, parent: list, index: b))
    placeRows(from: a)
    commit()
  }

  func remove(_ index: Int) {
    operations.append(.remove(rows.remove(at: index).id))
    placeRows(from: index)
    commit()
  }

  func clear() {
    for row in rows { operations.append(.remove(row.id)) }
    rows = []
    commit()
  }

  func replace(_ items: [Item]) {
    for row in rows { operations.append(.remove(row.id)) }
    rows = []
    append(items)
  }

  // MARK: Steps

  private func changeTitle(_ index: Int, _ text: String) {
    let row = rows[index]
    row.title.text = text
    operations.append(.update(row.title.id, row.title.content))
    guard row.layOut(cells) else { return }
    operations.append(.setFrame(row.title.id, row.title.frame))
    operations.append(.setFrame(row.label.id, row.label.frame))
    operations.append(.setFrame(row.id, row.frame))
  }

  private func makeID() -> NodeID {
    lastID += 1
    return NodeID(lastID)
  }

  private func insert(_ row: Row, at index: Int) {
    operations.append(
      .insert(
        row.id, parent: list, index: index, content: NodeContent(role: .box), frame: row.frame))
    for (index, label) in [row.title, row.label].enumerated() {
      operations.append(
        .insert(
          label.id, parent: row.id, index: index, content: label.content, frame: label.frame))
    }
  }

  private func placeRows(from start: Int) {
    var y = start == 0 ? 0 : rows[start - 1].frame.maxY + 8
    for row in rows[start...] {
      if row.frame.origin.y != y {
        row.frame.origin.y = y
        operations.append(.setFrame(row.id, row.frame))
      }
      y = row.frame.maxY + 8
    }
  }

  private func commit() {
    guard !operations.isEmpty else { return }
    operationCount += operations.count
    host.commit(Patch(operations))
    operations.removeAll(keepingCapacity: true)
  }
}
