import Testing

@testable import ViewRuntime

@Suite struct TypeTableTests {
  /// More than a hundred types, nested in each other.
  private func types() -> [Any.Type] {
    func grown<T>(_: T.Type) -> [Any.Type] { [T?.self, [T].self, Set<Int>?.self, (T, T).self] }
    var all: [Any.Type] = [Int.self, String.self, Double.self]
    var index = 0
    while all.count < 150 {
      for type in _openExistential(all[index], do: grown) where !all.contains(where: { $0 == type })
      { all.append(type) }
      index += 1
    }
    return all
  }

  @Test("Each type has its own value, however many there are")
  func many() {
    var table = TypeMap<Int>()
    let types = types()
    for (number, type) in types.enumerated() {
      #expect(table[type] == nil)
      table.insert(number, for: type)
    }
    #expect(table.count == types.count)
    for (number, type) in types.enumerated() { #expect(table[type] == number) }
    #expect(table[Character.self] == nil)
  }

  @Test("A second value replaces the first")
  func replacing() {
    var table = TypeMap<String>()
    table.insert("first", for: Int.self)
    table.insert("second", for: Int.self)
    #expect(table[Int.self] == "second")
    #expect(table.count == 1)
  }

  @Test("A copy is independent")
  func copies() {
    var table = TypeMap<Int>()
    table.insert(1, for: Int.self)
    let copy = table
    table.insert(2, for: String.self)
    #expect(copy[String.self] == nil)
    #expect(copy[Int.self] == 1)
  }
}
