import Foundation
import HostInterface

/// The distance between two moments in its largest units: "2 hr, 13 min" (S16.5).
struct DistanceInTime {
  private let seconds: Int
  private let parts: [(unit: Unit, amount: Int)]

  private enum Unit: Int, CaseIterable {
    case year, month, day, hour, minute, second

    var seconds: Int {
      switch self {
      case .year: 31_557_600
      case .month: 2_629_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }

    /// The unit in Foundation; nil if Foundation has no words for it.
    var foundation: Duration.UnitsFormatStyle.Unit? {
      switch self {
      case .year, .month: nil
      case .day: .days
      case .hour: .hours
      case .minute: .minutes
      case .second: .seconds
      }
    }

    func english(_ amount: Int, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
      switch self {
      case .hour where width != .wide: "hr"
      case .minute where width != .wide: "min"
      case .second where width != .wide: "sec"
      default: "\(self)" + (amount == 1 ? "" : "s")
      }
    }
  }

  /// Makes a distance.
  ///
  /// - Parameter count: the maximum number of units; smaller ones are omitted.
  init(_ distance: TimeInterval, count: Int) {
    seconds = Int(clamping: distance.rounded())
    var rest = seconds
    var parts: [(unit: Unit, amount: Int)] = []
    for unit in Unit.allCases where parts.count < count {
      let amount = rest / unit.seconds
      // "2 hr, 0 min" is shortened to the hours, without seconds.
      if amount == 0, !parts.isEmpty { break }
      guard amount > 0 else { continue }
      parts.append((unit, amount))
      rest -= amount * unit.seconds
    }
    self.parts = parts.isEmpty ? [(.second, 0)] : parts
  }

  /// Returns the distance in the words of a language.
  func text(_ locale: Locale, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    if locale.language.languageCode?.identifier == "en" {
      return parts.map { "\($0.amount) \($0.unit.english($0.amount, width))" }
        .joined(separator: ", ")
    }
    var words: [String] = []
    for part in parts where part.unit.foundation == nil {
      let english = "%lld " + part.unit.english(part.amount, width)
      // In a language without words for years and months, everything is in days.
      guard let format = LibraryWords.translation(of: english, in: locale) else {
        return Self.text(seconds, in: [.days], locale, width)
      }
      words.append(
        format.replacingOccurrences(of: "%lld", with: part.amount.formatted(.number.locale(locale)))
      )
    }
    let rest = parts.filter { $0.unit.foundation != nil }
    if !rest.isEmpty {
      words.append(
        Self.text(
          rest.reduce(0) { $0 + $1.amount * $1.unit.seconds },
          in: Set(rest.compactMap(\.unit.foundation)), locale, width))
    }
    return words.joined(separator: ", ")
  }

  private static func text(
    _ seconds: Int, in units: Set<Duration.UnitsFormatStyle.Unit>, _ locale: Locale,
    _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    // Foundation traps for durations beyond all calendars.
    Duration.seconds(min(seconds, 10_000_000_000_000))
      .formatted(.units(allowed: units, width: width).locale(locale))
  }
}
