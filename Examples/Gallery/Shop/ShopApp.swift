import SwiftUI

struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Shop") {
      ShopView()
    }
  }
}
