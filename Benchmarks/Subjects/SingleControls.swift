import SwiftUI

/// One of the smallest interactive views in each of many rows, each with its own state: its cost
/// compared with a text's.
struct SingleControls: View {
  enum Kind: String, CaseIterable {
    case text, button, tapGesture = "tap gesture", toggle
  }

  let kind: Kind
  let count: Int
  let levers: Levers<Int>

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { id in
        switch kind {
        case .text: TextRow(id: id, levers: levers)
        case .button: ButtonRow(id: id, levers: levers)
        case .tapGesture: TapRow(id: id, levers: levers)
        case .toggle: ToggleRow(id: id, levers: levers)
        }
      }
    }
  }
}

private struct TextRow: View {
  let id: Int
  let levers: Levers<Int>
  @State private var count = 0

  var body: some View {
    let _ = levers.connect(id, $count)
    Text("\(count)")
  }
}

private struct ButtonRow: View {
  let id: Int
  let levers: Levers<Int>
  @State private var count = 0

  var body: some View {
    let _ = levers.connect(id, $count)
    Button("\(count)") { count += 1 }
  }
}

private struct TapRow: View {
  let id: Int
  let levers: Levers<Int>
  @State private var count = 0

  var body: some View {
    let _ = levers.connect(id, $count)
    Text("\(count)").onTapGesture { count += 1 }
  }
}

private struct ToggleRow: View {
  let id: Int
  let levers: Levers<Int>
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    let _ = levers.connect(id, $count)
    Toggle("\(count)", isOn: $isOn)
  }
}
