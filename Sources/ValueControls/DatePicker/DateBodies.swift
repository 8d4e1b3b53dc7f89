import Controls
import Foundation
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The label and fields, and a button that shows the month below them.
struct CompactDateBody: View {
  let configuration: DatePickerStyleConfiguration
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LabeledRow(label: configuration.label) {
        HStack(spacing: 8) {
          DateFields(
            selection: configuration.$selection, range: configuration.range,
            components: configuration.displayedComponents)
          if configuration.displayedComponents.contains(.date) {
            ButtonControl(
              style: .plain, isSelected: isOpen, action: { isOpen.toggle() },
              label: Text(verbatim: isOpen ? "▴" : "▾")
            )
            .accessibilityLabel(.library("Calendar"))
          }
        }
      }
      if isOpen { DateMonth(configuration: configuration) }
    }
  }
}

/// The month as a grid, and the time in fields.
struct GraphicalDateBody: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    let components = configuration.displayedComponents
    VStack(alignment: .leading, spacing: 0) {
      LabelsHidden.Hideable(configuration.label)
      if components.contains(.date) { DateMonth(configuration: configuration) }
      if components.contains(.hourAndMinute) {
        DateFields(
          selection: configuration.$selection, range: configuration.range,
          components: components.subtracting(.date))
      }
    }
  }
}

/// A month in which one day is selected.
private struct DateMonth: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    MonthGrid(
      focus: configuration.selection, range: configuration.range,
      isChosen: { zoned.isDate($0, inSameDayAs: configuration.selection) },
      choose: { day in
        let time = zoned.dateComponents([.hour, .minute, .second], from: configuration.selection)
        let date =
          zoned.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
            of: day) ?? day
        configuration.selection = configuration.range.clamp(date)
      })
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}

/// Fields side by side, optionally followed by two stepper buttons.
struct FieldDateBody: View {
  let configuration: DatePickerStyleConfiguration
  var hasStepper = false
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    LabeledRow(label: configuration.label) {
      HStack(spacing: 8) {
        DateFields(
          selection: configuration.$selection, range: configuration.range,
          components: configuration.displayedComponents)
        if hasStepper {
          Stepper {
            Text(verbatim: "")
          } onIncrement: {
            step(1)
          } onDecrement: {
            step(-1)
          }
          .labelsHidden()
        }
      }
    }
  }

  private func step(_ step: Int) {
    let unit: Calendar.Component =
      configuration.displayedComponents.contains(.date) ? .day : .minute
    var calendar = calendar
    calendar.timeZone = timeZone
    guard let date = calendar.date(byAdding: unit, value: step, to: configuration.selection)
    else { return }
    configuration.selection = configuration.range.clamp(date)
  }
}

/// Each part shown between its previous and next value.
struct WheelDateBody: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let wording = DateWording(locale, calendar, timeZone)
    let pieces = wording.parts(of: configuration.displayedComponents)
    LabeledRow(label: configuration.label) {
      DatePieces(pieces: pieces, spacing: 8) { piece in
        if case .part(let part) = piece {
          wheel(part, wording, isTwelveHour: pieces.contains(.part(.period)))
        }
      }
    }
  }

  private func wheel(_ part: DatePart, _ wording: DateWording, isTwelveHour: Bool) -> some View {
    VStack(spacing: 0) {
      neighbour(part, -1, wording, isTwelveHour)
      DateField(
        part: part, date: configuration.selection, wording: wording, isTwelveHour: isTwelveHour,
        set: { configuration.selection = configuration.range.clamp($0) })
      neighbour(part, 1, wording, isTwelveHour)
    }
  }

  private func neighbour(
    _ part: DatePart, _ step: Int, _ wording: DateWording, _ isTwelveHour: Bool
  ) -> some View {
    let date = part.step(step, configuration.selection, wording.calendar)
    return Text(verbatim: part.text(of: date, wording, isTwelveHour: isTwelveHour))
      .foregroundStyle(.tertiary).modifier(HiddenFromAccessibility())
  }
}
