extension ForEach {
  /// The numbers of which the elements consist, if each is its own id. There may be too many to go
  /// through them; the first one and the last one tell whether they identify themselves.
  var numbers: Range<Int>? {
    guard let range = data as? Range<Int>, let last = data.last, !range.isEmpty,
      identify(data[data.startIndex]) as? Int == range.lowerBound,
      identify(last) as? Int == range.upperBound - 1
    else { return nil }
    return range
  }
}
