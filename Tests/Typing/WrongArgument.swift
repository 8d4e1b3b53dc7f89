// error: cannot convert value of type 'String' to expected argument type 'CGFloat'
import SwiftUI

struct ContentView: View {
  @State private var volume = 0.5
  @State private var count = 0

  var body: some View {
    Form {
      Section("Sound") {
        HStack {
          Text("Volume")
          Slider(value: $volume, in: 0...1)
          Text("\(Int(volume * 100)) %")
            .frame(width: "60", alignment: .trailing)
        }
        Stepper("Count: \(count)", value: $count, in: 0...10)
      }
      Section {
        ForEach(0..<count, id: \.self) { index in
          Label("Row \(index)", systemImage: "star")
            .padding(.leading, CGFloat(index) * 4)
        }
      }
    }
  }
}
