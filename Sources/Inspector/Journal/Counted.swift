/// An element and the number of elements with its name, to keep lists short.
struct Counted<Element> {
  let element: Element
  let count: Int

  /// Groups the elements by name, in order of first appearance.
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
