import Controls
import HostInterface
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A gauge's node: the style's body, as one element with a value.
private struct GaugeControl<Content: View>: View, ControlView {
  typealias Body = Never
  let value: Double
  let content: Content

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(role: Role(rawValue: "gauge"), value: .number(value, in: 0...1, step: 0))
  }
  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { content }
  func handle(_ event: HostEvent, _ context: ControlContext) {}
}

/// A bar with the labels around it.
struct LinearGaugeBody: View {
  let configuration: GaugeStyleConfiguration
  /// Whether a mark shows the value instead of a filled bar.
  var isMark = false
  /// Whether the label above the bar is omitted.
  var isAccessory = false

  var body: some View {
    GaugeControl(
      value: configuration.value,
      content: VStack(spacing: 0) {
        if isAccessory { SpokenOnly(hidden: configuration.label) } else { configuration.label }
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          bar
          configuration.maximumValueLabel
        }
        configuration.currentValueLabel
        configuration.markedValueLabels
      })
  }

  @ViewBuilder private var bar: some View {
    if isMark {
      MarkedLine(fraction: configuration.value)
    } else {
      ProgressIndicator(style: .linear, fraction: configuration.value)
    }
  }
}

/// A line with a mark on it.
private struct MarkedLine: View {
  let fraction: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Divider()
        Text(verbatim: "●").foregroundStyle(.tint)
          .offset(x: max(geometry.size.width - 8, 0) * fraction)
      }
    }
    .frame(height: 16)
    .modifier(HiddenFromAccessibility())
  }
}

/// A ring, open or closed, with the value in the centre.
struct CircularGaugeBody: View {
  let configuration: GaugeStyleConfiguration
  /// Whether the ring is closed and fills up, rather than open.
  var isCapacity = false

  var body: some View {
    GaugeControl(
      value: configuration.value,
      content: VStack(spacing: 0) {
        ZStack {
          ring(1).foregroundStyle(.quaternary)
          ring(configuration.value).foregroundStyle(.tint)
          VStack(spacing: 0) {
            configuration.currentValueLabel
            if !isCapacity, configuration.currentValueLabel == nil { configuration.label }
          }
        }
        .frame(width: 64, height: 64)
        if !isCapacity {
          HStack(spacing: 8) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        }
        if isCapacity || configuration.currentValueLabel != nil {
          SpokenOnly(hidden: configuration.label)
        }
      })
  }

  private func ring(_ fraction: Double) -> some View {
    let length = isCapacity ? 1 : 0.75
    return Circle().rotation(.degrees(isCapacity ? -90 : 135))
      .trim(from: 0, to: length * fraction)
      .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .modifier(HiddenFromAccessibility())
  }
}

/// Shows nothing, but names the control that contains it.
struct SpokenOnly<Hidden: View>: View, ControlView {
  typealias Body = Never
  let hidden: Hidden

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(label: hidden.label)
  }
  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> EmptyView { EmptyView() }
  func handle(_ event: HostEvent, _ context: ControlContext) {}
}
