import SwiftUI

struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

struct ContentView: View {
  @State private var text = ""
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("Hello")
        TextField("Name", text: $text)
        Tally(name: "a")
        Tally(name: "b")
        NavigationLink("Go", value: 7)
      }
      .navigationDestination(for: Int.self) { Detail(number: $0) }
    }
  }
}

struct Detail: View {
  let number: Int
  @State private var isOn = false
  var body: some View {
    Toggle("Number \(number)", isOn: $isOn)
  }
}

@main struct TallyApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
