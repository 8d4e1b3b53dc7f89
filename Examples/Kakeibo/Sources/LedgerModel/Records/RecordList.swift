/// A few records in the order that the user gave them, found by id without a search.
struct RecordList<Record: Identifiable & Equatable & Sendable>: Equatable, Sendable
where Record.ID == Int {
  private(set) var all: [Record] = []
  private var places: [Int: Int] = [:]

  init(_ records: [Record] = []) {
    arrange(records)
  }

  subscript(id: Int) -> Record? { places[id].map { all[$0] } }

  /// Puts records where their ids say, and all of them into an order.
  ///
  /// What is new stands at the end, and so does what the order does not name.
  /// - Returns: the records and, where it has changed, the order that were there before.
  mutating func apply(_ changes: [Int: Record?], order: [Int]?) -> ([Int: Record?], [Int]?) {
    var before: [Int: Record?] = [:]
    for (id, record) in changes where self[id] != record {
      before.updateValue(self[id], forKey: id)
    }
    let old = all.map(\.id)
    var records = all.compactMap { before[$0.id] == nil ? $0 : changes[$0.id] ?? nil }
    // Dictionaries have no order: new records follow each other as they were made.
    records += before.keys.sorted().filter { places[$0] == nil }.compactMap { changes[$0] ?? nil }
    if let order {
      let ranks = Dictionary(zip(order, 0...), uniquingKeysWith: { first, _ in first })
      records = records.enumerated()
        .sorted {
          (ranks[$0.element.id] ?? .max, $0.offset) < (ranks[$1.element.id] ?? .max, $1.offset)
        }
        .map(\.element)
    }
    arrange(records)
    // Taken back, new records go and nothing else moves. All else needs the order that was.
    return (before, Array(all.map(\.id).prefix(old.count)) == old ? nil : old)
  }

  private mutating func arrange(_ records: [Record]) {
    all = records
    places = Dictionary(
      zip(records.map(\.id), records.indices), uniquingKeysWith: { first, _ in first })
  }
}
