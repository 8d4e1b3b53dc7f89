/// Non-mutating methods of the standard library's values.
package enum ReadingMethods {
  package static let names: Set<String> = [
    "contains", "filter", "map", "compactMap", "flatMap", "sorted", "reduce", "first", "last",
    "min", "max", "hasPrefix", "hasSuffix", "uppercased", "lowercased", "capitalized", "formatted",
    "isEmpty", "prefix", "suffix", "joined", "components", "trimmingCharacters", "firstIndex",
    "lastIndex", "enumerated", "reversed", "allSatisfy", "dropFirst", "dropLast", "split",
    "forEach", "shuffled", "distance", "index", "isSubset", "union", "intersection", "subtracting",
    "replacingOccurrences", "range", "mapValues", "compactMapValues", "elementsEqual", "starts",
    "addingTimeInterval", "timeIntervalSince", "rounded", "isMultiple", "advanced",
  ]
}
