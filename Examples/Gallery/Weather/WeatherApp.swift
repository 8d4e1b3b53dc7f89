import SwiftUI

struct WeatherApp: App {
  var body: some Scene {
    WindowGroup("Weather") {
      WeatherView()
    }
  }
}
