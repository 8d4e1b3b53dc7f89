import SwiftUI

@main
struct StampsApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

enum Press { nonisolated(unsafe) static var count = 0 }

final class Stamp: ObservableObject {
  @Published var ink = 0
  let number: Int
  init() {
    Press.count += 1
    number = Press.count
  }
}

struct Sheet: View {
  @StateObject private var stamp = Stamp()
  let page: Int
  var body: some View {
    VStack {
      Text("Stamp \(stamp.number) of \(Press.count) on page \(page)")
      Button("Ink \(stamp.ink)") { stamp.ink += 1 }
    }
  }
}

struct Desk: View {
  @State private var page = 1
  var body: some View {
    VStack {
      Sheet(page: page)
      Button("Turn") { page += 1 }
    }
  }
}
