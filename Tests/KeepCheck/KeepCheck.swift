import SwiftUI

/// An app that stores values in every possible way, and shows what it found at its start.
///
/// Only a second process shows what the first one wrote to the disk.
@main
struct KeepCheck: App {
  var body: some Scene {
    WindowGroup("Keep") { KeepView() }
  }
}

struct KeepView: View {
  @AppStorage("stored") private var stored = 0
  @AppStorage("shared", store: UserDefaults(suiteName: "keepcheck-shared")) private var shared = 0
  private let found = UserDefaults.standard.integer(forKey: "set")
  private static let own = UserDefaults(suiteName: "keepcheck-own")
  @State private var kept = own?.integer(forKey: "kept") ?? 0

  var body: some View {
    VStack {
      Text("stored \(stored), shared \(shared), set \(found).")
      Text("kept \(kept).")
      Button("Store") { stored += 1 }
      Button("Share") { shared += 1 }
      Button("Set") { UserDefaults.standard.set(found + 1, forKey: "set") }
      Button("Later") {
        DispatchQueue.global().async { UserDefaults.standard.set(found + 1, forKey: "set") }
      }
      Button("Exit") {
        stored += 1
        UserDefaults.standard.set(found + 1, forKey: "set")
        exit(0)
      }
      Button("Keep") {
        kept += 1
        Self.own?.set(kept, forKey: "kept")
      }
    }
  }
}
