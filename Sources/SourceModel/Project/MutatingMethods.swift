/// Mutating methods of the standard library's values.
package enum MutatingMethods {
  package static let names: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "updateValue", "popFirst", "popLast", "toggle", "sort", "reverse", "shuffle",
    "swapAt", "move", "merge", "formUnion", "formIntersection", "formSymmetricDifference",
    "subtract", "replaceSubrange", "negate",
  ]
}
