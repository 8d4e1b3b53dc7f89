import SwiftUI

struct TemperatureApp: App {
  var body: some Scene {
    WindowGroup("Temperature") {
      TemperatureView()
    }
  }
}
