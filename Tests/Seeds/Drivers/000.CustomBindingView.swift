import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct CustomBindingViewTests {
  @Test("000 Either slider moves both temperatures")
  func converts() throws {
    let test = ViewTest(CustomBindingView(), size: CGSize(width: 640, height: 800))
    let sliders = test.findAll(.slider())
    try #require(sliders.count == 2)
    #expect(test.exists("Celsius: 20.0°C"))
    try sliders[0].drag(to: 50)
    #expect(test.exists("Fahrenheit: 122.0°F"))
    try sliders[1].drag(to: -40)
    #expect(test.exists("Celsius: -40.0°C"))
  }
}
