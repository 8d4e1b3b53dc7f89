import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The parts of a date side by side, each in a separate field.
struct DateFields: View {
  @Binding var selection: Date
  let range: DateRange
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let wording = DateWording(locale, calendar, timeZone)
    let pieces = wording.parts(of: components)
    DatePieces(pieces: pieces) { piece in
      switch piece {
      case .separator(let text): Text(verbatim: text).modifier(HiddenFromAccessibility())
      case .part(let part):
        DateField(
          part: part, date: selection, wording: wording,
          isTwelveHour: pieces.contains(.part(.period)),
          set: { selection = range.clamp($0) })
      }
    }
    .fixedSize()
  }
}

/// One part of a date: the up and down arrows step it, digits set it.
struct DateField {
  let part: DatePart
  let date: Date
  let wording: DateWording
  let isTwelveHour: Bool
  let set: (Date) -> Void

  private var text: String { part.text(of: date, wording, isTwelveHour: isTwelveHour) }

  private func step(_ step: Int) { set(part.step(step, date, wording.calendar)) }

  private func choose(_ value: Int) {
    let range = part.range(at: date, wording.calendar)
    set(part.set(min(max(value, range.lowerBound), range.upperBound), of: date, wording.calendar))
  }
}

extension DateField: View {
  var body: some View {
    NumberField(
      label: part.name, text: text,
      value: Double(part.value(of: date, wording.calendar)),
      range: Double(range.lowerBound)...Double(range.upperBound),
      step: step, set: { choose(Int(clamping: $0)) }, type: type, waitsForAll: part == .year)
  }

  private var range: ClosedRange<Int> { part.range(at: date, wording.calendar) }

  /// The digits typed so far are the number; a letter selects the half of the day.
  private func type(_ characters: String, _ digits: String) {
    if part == .period {
      if let first = characters.lowercased().first {
        if wording.calendar.amSymbol.lowercased().first == first { choose(0) }
        if wording.calendar.pmSymbol.lowercased().first == first { choose(1) }
      }
      return
    }
    guard var number = Int(digits), range.contains(number) || part == .hour else { return }
    if part == .hour, isTwelveHour {
      guard (1...12).contains(number) else { return }
      let isAfternoon = part.value(of: date, wording.calendar) >= 12
      number = number % 12 + (isAfternoon ? 12 : 0)
    }
    if part == .year, digits.count <= 2, range.upperBound >= 1000 {
      // Two digits mean a year of this century.
      number += part.value(of: date, wording.calendar) / 100 * 100
    }
    choose(number)
  }
}
