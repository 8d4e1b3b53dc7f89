import SwiftUI

struct WeatherApp: App {
  var body: some Scene {
    WindowGroup("Weather") {
      WeatherView()
    }
    .defaultSize(width: 460, height: 460)
  }
}
