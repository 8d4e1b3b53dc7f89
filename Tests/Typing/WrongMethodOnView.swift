// error: value of type 'Text' has no member 'foregroundColour'
import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  let names = ["One", "Two", "Three"]

  var body: some View {
    List {
      Section {
        ForEach(names, id: \.self) { name in
          HStack(spacing: 8) {
            Circle()
              .fill(isOn ? Color.green : .red)
              .frame(width: 8, height: 8)
            Text(name)
              .bold()
              .foregroundColour(.secondary)
            Spacer()
            Toggle("", isOn: $isOn)
              .labelsHidden()
          }
          .padding(.horizontal)
          .background(.thinMaterial, in: .rect(cornerRadius: 8))
        }
      } header: {
        Text("Names")
      }
    }
    .listStyle(.insetGrouped)
  }
}
