import Foundation

// Isolated by the project's setting, and Foundation brings both names on Apple's systems.
@Observable
class LampModel {
  var isOn = false
  private(set) var watts: Int

  init() {
    let file = Bundle.main.url(forResource: "lamps", withExtension: "json")!
    watts = try! JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))["watts"]!
  }
}
