extension ForEach {
  /// The numbers of which the elements consist, if each seems to be its own id. There may be too many
  /// to go through them: the first and the last one are tested, and who needs another tests that.
  var numbers: Range<Int>? {
    guard let range = data as? Range<Int>, let last = data.last, !range.isEmpty,
      identify(data[data.startIndex]) as? Int == range.lowerBound,
      identify(last) as? Int == range.upperBound - 1
    else { return nil }
    return range
  }

  func id(at place: Int) -> ID {
    identify(data[data.index(data.startIndex, offsetBy: place)])
  }
}
