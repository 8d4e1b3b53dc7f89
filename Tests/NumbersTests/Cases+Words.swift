import SwiftUI

extension NumberCase {
  static let text: [NumberCase] = [
    NumberCase("Font sizes") { number in
      Text("a").font(.system(size: number))
      Text("b").font(.custom("Serif", size: number))
      Text("c").font(.custom("Serif", fixedSize: number).width(number))
      Text("words in a box").font(.system(size: number)).frame(width: 60)
    },
    NumberCase("kerning, tracking, baselineOffset") { number in
      Text("abc").kerning(number).tracking(number).baselineOffset(number)
      Text("abc def").kerning(number).frame(width: 20)
    },
    NumberCase("lineSpacing(_:)") { Text("a\nb").lineSpacing($0) },
    NumberCase("lineHeight") { number in
      Text("a\nb").lineHeight(.exact(points: number))
      Text("a\nb").lineHeight(.multiple(factor: number))
      Text("a\nb").lineHeight(.leading(increase: number))
    },
    NumberCase("lineLimit(_:)") { number in
      Text("some words that take lines").lineLimit(Int(exactly: number) ?? Int.max)
      Text("some words").lineLimit(Int(exactly: number) ?? Int.min, reservesSpace: true)
      Text("some words").lineLimit((Int(exactly: number) ?? 1)...)
      Text("some words").lineLimit(...(Int(exactly: number) ?? Int.max))
      TextField("a", text: .constant("b"), axis: .vertical).lineLimit(Int.max, reservesSpace: true)
    },
    NumberCase("minimumScaleFactor(_:)") {
      Text("some words that shrink").minimumScaleFactor($0).lineLimit(1).frame(width: 30)
    },
    NumberCase("speechAdjustedPitch") { Text("a").speechAdjustedPitch($0) },
    NumberCase("Interpolated numbers") { number in
      Text("\(number)")
      Text("\(number, specifier: "%.3f") and \(number, specifier: "%d")")
      Text(number, format: .number)
      Text("\(Int(exactly: number) ?? .max)")
    },
    NumberCase("AttributedString") { number in
      Text(set(number))
    },
    NumberCase("Label spacings") { number in
      Label("a", systemImage: "star").labelIconToTitleSpacing(number)
        .labelReservedIconWidth(number)
    },
    NumberCase("TextEditor and TextField") { number in
      TextEditor(text: .constant("a")).lineSpacing(number).font(.system(size: number))
      TextField("a", value: .constant(number), format: .number)
    },
    NumberCase("TextRenderer") { number in
      Text("words").textRenderer(OddRenderer(number: number))
    },
  ]

  static let formats: [NumberCase] = [
    NumberCase("Text(date, style:)") { number in
      let date = Date(timeIntervalSinceReferenceDate: number)
      ForEach([Text.DateStyle.relative, .offset, .timer, .time, .date], id: \.self) {
        Text(date, style: $0)
      }
    },
    NumberCase("Text(timerInterval:)") { number in
      let start = Date(timeIntervalSinceReferenceDate: 0)
      if number >= 0 {
        Text(timerInterval: start...start.addingTimeInterval(number))
        Text(start...start.addingTimeInterval(number))
        ProgressView(timerInterval: start...start.addingTimeInterval(number))
      }
      Text(timerInterval: start...start, pauseTime: start.addingTimeInterval(number))
    },
    NumberCase("Stopwatch and timer formats") { number in
      let date = Date(timeIntervalSinceReferenceDate: number)
      Text(.currentDate, format: .stopwatch(startingAt: date))
      Text(.currentDate, format: .offset(to: date))
      Text(.currentDate, format: .reference(to: date))
      Text(TimeDataSource<Date>.currentDate, format: .timer(countingUpIn: date..<date))
      Text(TimeDataSource<Duration>.durationOffset(to: date), format: .units())
    },
    NumberCase("Content transitions of numbers") { number in
      Text("\(number)").contentTransition(.numericText(value: number))
    },
    .call("Measurements") { number in
      let length = Measurement(value: number, unit: UnitLength.meters)
      return ["\(length)", length.formatted()]
    },
    .call("DateComponentsFormatter, RelativeDateTimeFormatter") { number in
      let relative = RelativeDateTimeFormatter()
      return [
        DateComponentsFormatter().string(from: number) as Any,
        relative.localizedString(fromTimeInterval: number),
        relative.localizedString(
          for: Date(timeIntervalSinceReferenceDate: number),
          relativeTo: Date(timeIntervalSinceReferenceDate: 0)),
      ]
    },
    NumberCase("Plurals") { number in
      Text("^[\(Int(exactly: number) ?? .min) apple](inflect: true)")
      Text(String(localized: "\(number) apples"))
    },
  ]

  static let values: [NumberCase] = [
    NumberCase("Slider") { number in
      Slider(value: .constant(number))
      Slider(value: .constant(0.5), in: 0...1, step: abs(number) > 0 ? abs(number) : 1)
      if number > 0 { Slider(value: .constant(0.5), in: 0...number) }
      if number > 0 { Slider(value: .constant(0.5), in: -number...number, step: 1) }
      Slider(value: .constant(number), in: 0...10, step: 1)
    },
    NumberCase("Stepper") { number in
      Stepper("a", value: .constant(number))
      Stepper("a", value: .constant(1), step: number)
      Stepper("a", value: .constant(number), in: 0...10, step: 1)
      Stepper("a", value: .constant(Int.max), in: 0...Int.max, step: .max)
      Stepper("a", value: .constant(Int.min), step: .min)
    },
    NumberCase("Gauge") { number in
      Gauge(value: number) { Text("a") }
      if number > 0 { Gauge(value: 0.5, in: 0...number) { Text("a") } }
      Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryCircular)
      Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryLinear)
      Gauge(value: number) { Text("a") }.gaugeStyle(.linearCapacity)
    },
    NumberCase("ProgressView") { number in
      ProgressView(value: number)
      ProgressView(value: 1, total: number)
      ProgressView(value: number, total: number)
      ProgressView(value: number).progressViewStyle(.circular)
    },
    NumberCase("ColorPicker") { number in
      ColorPicker(
        "a", selection: .constant(Color(red: number, green: number, blue: 0, opacity: number)))
    },
    NumberCase("DatePicker") { number in
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: number)))
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: number)))
        .datePickerStyle(.graphical)
    },
    NumberCase("AXChart") { number in
      Text("a").accessibilityChartDescriptor(OddChart(number: number))
    },
  ]

  static let controls: [NumberCase] = [
    NumberCase("badge(_:)") { number in
      List { Text("a").badge(Int(exactly: number) ?? .min) }
    },
    NumberCase("inspectorColumnWidth") { number in
      Text("a").inspector(isPresented: .constant(true)) {
        Text("b").inspectorColumnWidth(number)
      }
    },
    NumberCase("presentationDetents") { number in
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.height(number), .fraction(number)])
          .presentationCornerRadius(number)
      }
    },
    NumberCase("popover(attachmentAnchor:)") { number in
      Text("a").popover(
        isPresented: .constant(true),
        attachmentAnchor: .point(UnitPoint(x: number, y: number))
      ) { Text("b").frame(width: number) }
    },
    NumberCase("Button shapes") { number in
      Button("a") {}.buttonBorderShape(.roundedRectangle(radius: number))
        .buttonStyle(.borderedProminent)
    },
    NumberCase("Split views") { number in
      HSplitView {
        Text("a").frame(minWidth: number); Text("b").frame(maxWidth: number)
      }
      VSplitView {
        Text("a").frame(minHeight: number); Text("b")
      }
    },
    NumberCase("ToolbarSpacer, toolbar") { number in
      NavigationStack {
        Text("a").frame(width: number).toolbar { ToolbarItem { Text("b").frame(width: number) } }
          .navigationTitle("c")
      }
    },
    NumberCase("Form") { number in
      Form {
        Section("a") { Text("b").frame(height: number) }
        LabeledContent("c") { Text("d").padding(number) }
      }
    },
    NumberCase("TabView") { number in
      TabView { Text("a").frame(width: number).tabItem { Text("A") } }
    },
  ]

  static let lists: [NumberCase] = [
    NumberCase("List of rows of any height") { number in
      List(0..<40) { Text("\($0)").frame(height: number) }
    },
    NumberCase("listSectionSpacing, margins") { number in
      List {
        Section("a") { Text("b") }; Section("c") { Text("d") }
      }
      .listSectionSpacing(number).listSectionMargins(.all, number)
    },
    NumberCase("defaultMinListRowHeight") { number in
      List(0..<40) { Text("\($0)") }.environment(\.defaultMinListRowHeight, number)
    },
    NumberCase("Outline and disclosure") { number in
      DisclosureGroup("a", isExpanded: .constant(true)) { Text("b").frame(height: number) }
    },
  ]
}

private func set(_ number: Double) -> AttributedString {
  var string = AttributedString("words")
  string.kern = number
  string.baselineOffset = number
  string.font = .system(size: number)
  return string
}

private struct OddRenderer: TextRenderer {
  let number: Double

  var displayPadding: EdgeInsets { EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      context.translateBy(x: number, y: 0)
      context.opacity = number
      context.draw(line)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let own = text.sizeThatFits(ProposedViewSize(width: number, height: number))
    return CGSize(width: own.width + number, height: own.height)
  }
}

private struct OddChart: AXChartDescriptorRepresentable {
  let number: Double

  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "a", summary: nil,
      xAxis: AXNumericDataAxisDescriptor(
        title: "x", range: 0...abs(number == number ? number : 1), gridlinePositions: [number]
      ) {
        "\($0)"
      },
      yAxis: nil, additionalAxes: [],
      series: [
        AXDataSeriesDescriptor(
          name: "s", isContinuous: true, dataPoints: [AXDataPoint(x: number, y: number)])
      ])
  }
}
