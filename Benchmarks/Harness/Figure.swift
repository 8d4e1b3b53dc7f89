/// One row of the table: a cost, and what it is compared with.
struct Figure {
  let name: String
  /// Processor time of one operation in seconds, the median of several rounds.
  var seconds: Double?
  /// The ratio to the counterpart's time, measured in turns with it.
  private(set) var ratio: Double?
  /// The counterpart.
  var against = "by hand"
  /// What one operation does.
  var work: Work?
  var remark = ""
  private(set) var bounds: [Bound] = []

  init(_ name: String, _ pair: TimedPair, against: String = "by hand", work: Work? = nil) {
    self.init(name, seconds: pair.subject, work: work)
    ratio = pair.ratio
    self.against = against
  }

  init(_ name: String, seconds: Double? = nil, work: Work? = nil, remark: String = "") {
    self.name = name
    self.seconds = seconds
    self.work = work
    self.remark = remark
  }

  var brokenBounds: [Bound] { bounds.filter { !$0.holds } }

  /// Adds an upper bound for the ratio to the counterpart.
  func ratio(atMost limit: Double) -> Figure {
    bounded("times \(against)", ratio ?? .infinity, atMost: limit)
  }

  func seconds(atMost limit: Double) -> Figure {
    bounded("ms", (seconds ?? .infinity) * 1e3, atMost: limit * 1e3)
  }

  func bodies(exactly count: Int) -> Figure {
    var figure = self
    let bodies = work?.bodies ?? -1
    figure.bounds.append(
      Bound(
        text: "\(name): \(bodies) bodies ran, not \(count)", holds: bodies == count))
    return figure
  }

  func bounded(_ unit: String, _ value: Double, atMost limit: Double) -> Figure {
    var figure = self
    figure.bounds.append(
      Bound(
        text: "\(name): \(short(value)) \(unit), at most \(short(limit))", holds: value <= limit))
    return figure
  }
}

/// A bound that a figure must keep.
struct Bound {
  let text: String
  let holds: Bool
}

/// Three significant digits.
func short(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  let factor = [1.0, 10, 100][digits]
  let rounded = (value * factor).rounded() / factor
  return digits == 0 ? "\(Int(rounded))" : "\(rounded)"
}
