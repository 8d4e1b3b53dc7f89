import Foundation
import SwiftUI

/// `gallery` opens the menu; `gallery counter`, `gallery todo tasks.json` ... one app by itself.
@main
enum Gallery {
  @MainActor
  static func main() {
    switch CommandLine.arguments.dropFirst().first(where: { !$0.hasPrefix("-") }) {
    case "counter": CounterApp.main()
    case "todo": TodoApp.main()
    case "temperature": TemperatureApp.main()
    case "registration": RegistrationApp.main()
    default: GalleryApp.main()
    }
  }
}
