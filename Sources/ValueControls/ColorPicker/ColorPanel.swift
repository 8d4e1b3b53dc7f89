import Controls
import LayoutCore
import TextControls
import ViewBasics
import ViewDrawing
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The panel to choose a colour from: swatches, the hexadecimal number, the components.
struct ColorPanel: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  @Environment(\.self) private var environment
  /// The typed text, while it is not a valid number.
  @State private var draft: String?
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.swatches.indices, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(Self.swatches[row], id: \.name) { swatch in
            ButtonControl(
              style: .plain, isSelected: swatch.color == selection,
              action: { choose(ColorNumber(swatch.color.resolve(in: environment))) },
              label: swatch.color.frame(width: 32, height: 16)
            )
            .accessibilityLabel(Text(verbatim: swatch.name))
          }
        }
      }
      HStack {
        Text("Hex").foregroundStyle(.secondary)
        TextField("Hex", text: hex).labelsHidden().frame(width: 96).focused($isTyping)
      }
      part("Red", \.red)
      part("Green", \.green)
      part("Blue", \.blue)
      if supportsOpacity { part("Opacity", \.opacity) }
    }
    .padding(.leading, 16)
    // An incomplete draft is discarded when the colour changes elsewhere or the field loses focus.
    .onChange(of: selection) {
      if draft.flatMap({ ColorNumber($0) }) != number { draft = nil }
    }
    .onChange(of: isTyping) { if !isTyping { draft = nil } }
  }

  private var number: ColorNumber { ColorNumber(selection.resolve(in: environment)) }

  private func choose(_ number: ColorNumber) {
    var number = number
    if !supportsOpacity { number.opacity = 255 }
    draft = nil
    selection = number.color
  }

  private var hex: Binding<String> {
    Binding.unread {
      draft ?? number.text
    } set: { text in
      if let number = ColorNumber(text) { choose(number) }
      draft = text
    }
  }

  private func part(_ name: String, _ keyPath: WritableKeyPath<ColorNumber, Int>) -> some View {
    let value = Binding.unread {
      Double(number[keyPath: keyPath])
    } set: { value in
      var number = number
      number[keyPath: keyPath] = Int(clamping: value.rounded())
      choose(number)
    }
    return HStack {
      Text(verbatim: name).foregroundStyle(.secondary).frame(width: 64, alignment: .leading)
      Slider(value: value, in: 0...255, step: 1) { Text(verbatim: name) }
        .labelsHidden().frame(width: 200)
      Text(verbatim: "\(number[keyPath: keyPath])").monospacedDigit()
    }
  }

  private struct Swatch {
    let name: String
    let color: Color
  }

  private static let swatches: [[Swatch]] = [
    [
      Swatch(name: "red", color: .red), Swatch(name: "orange", color: .orange),
      Swatch(name: "yellow", color: .yellow), Swatch(name: "green", color: .green),
      Swatch(name: "mint", color: .mint), Swatch(name: "teal", color: .teal),
      Swatch(name: "cyan", color: .cyan), Swatch(name: "blue", color: .blue),
    ],
    [
      Swatch(name: "indigo", color: .indigo), Swatch(name: "purple", color: .purple),
      Swatch(name: "pink", color: .pink), Swatch(name: "brown", color: .brown),
      Swatch(name: "black", color: .black), Swatch(name: "gray", color: .gray),
      Swatch(name: "silver", color: Color(white: 0.75)), Swatch(name: "white", color: .white),
    ],
  ]
}
