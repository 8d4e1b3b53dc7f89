/// Alike things in a row, for lists that stay short.
struct Counted<Element> {
  let element: Element
  let count: Int

  /// Puts the elements of one name together, in the order in which the names appear.
  static func group(_ elements: [Element], by name: (Element) -> String) -> [Counted] {
    var places: [String: Int] = [:]
    var groups: [(element: Element, count: Int)] = []
    for element in elements {
      let name = name(element)
      if let place = places[name] {
        groups[place].count += 1
      } else {
        places[name] = groups.count
        groups.append((element, 1))
      }
    }
    return groups.map { Counted(element: $0.element, count: $0.count) }
  }
}
