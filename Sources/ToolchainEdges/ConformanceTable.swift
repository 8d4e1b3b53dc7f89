/// The conformances to one protocol, by the descriptor of the conforming type.
///
/// ```
/// type ── descriptor ──▶ record ── its conditions hold? ──▶ witnesses
/// ```
///
/// A condition, such as `Content: View`, is looked up in the table of its own protocol.
@MainActor
final class ConformanceTable {
  enum Answer {
    case no
    /// With the witness table.
    case yes(UnsafeRawPointer)
    /// Only the runtime can tell.
    case unknown
  }

  private let protocolAddress: UnsafeRawPointer?
  /// The value is nil for a type with several conformances in different libraries.
  ///
  /// The key is the descriptor's address: a number, as every program already has tables with numbers,
  /// while the first one with keys of another type would be a search of its own.
  private var records: [Int: ConformanceRecord?] = [:]
  /// By the type's address. The type of a chain of modifiers is answered for by those of its parts,
  /// each of which is asked for, too.
  private var answers: [Int: Answer] = [:]
  private var imageCount = 0

  private static var known: [Int: ConformanceTable] = [:]

  /// Returns the table of a protocol; its conformances are read on first use.
  static func of(_ protocolAddress: UnsafeRawPointer?) -> ConformanceTable {
    let key = Int(bitPattern: protocolAddress)
    if let table = known[key] { return table }
    let table = ConformanceTable(protocolAddress)
    known[key] = table
    return table
  }

  private init(_ protocolAddress: UnsafeRawPointer?) { self.protocolAddress = protocolAddress }

  func answer(for type: Any.Type) -> Answer {
    readIfNeeded()
    let key = unsafeBitCast(type, to: Int.self)
    if let known = answers[key] { return known }
    let answer = findAnswer(for: type)
    answers[key] = answer
    return answer
  }

  private func findAnswer(for type: Any.Type) -> Answer {
    switch TypeKind(type) {
    case .function: return .no
    case .class: return mayInclude(class: type) ? .unknown : .no
    default: break
    }
    guard let description = TypeKind.uniqueDescription(of: type) else { return .unknown }
    guard let record = records[Int(bitPattern: description)] else { return .no }
    return record.map { answer(for: type, $0) } ?? .unknown
  }

  /// A class inherits conformances, which only the runtime follows.
  private func mayInclude(class type: Any.Type) -> Bool {
    var type: Any.Type? = type
    while let current = type {
      guard let description = TypeKind.description(ofClass: current),
        records[Int(bitPattern: description)] == nil
      else { return true }
      type = TypeKind.superclass(of: current)
    }
    return false
  }

  private func answer(for type: Any.Type, _ record: ConformanceRecord) -> Answer {
    guard record.isPlain else { return .unknown }
    guard let conditions = record.conditions(for: type) else { return .unknown }
    var arguments: [UnsafeRawPointer?] = []
    for condition in conditions {
      switch Self.of(condition.protocolAddress).answer(for: condition.type) {
      case .yes(let witnesses): arguments.append(witnesses)
      case .no: return .no
      case .unknown: return .unknown
      }
    }
    return record.witnesses(for: type, arguments).map(Answer.yes) ?? .unknown
  }

  private func readIfNeeded() {
    let count = LoadedImage.count
    guard count != imageCount else { return }
    imageCount = count
    records = [:]
    answers = [:]
    ConformingTypes.forEachRecord(of: protocolAddress) { record in
      guard let description = record.typeDescription else { return }
      let key = Int(bitPattern: description)
      records[key] = records[key] == nil ? record : .some(nil)
    }
  }
}
