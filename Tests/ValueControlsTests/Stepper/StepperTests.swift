import SwiftUI
import Testing
import ViewTesting

private struct Guests: View {
  @State private var guests = 1
  @State private var size = 1.0

  var body: some View {
    VStack {
      Stepper("Guests", value: $guests, in: 1...3)
      Stepper("Size") {
        size *= 2
      } onDecrement: {
        size /= 2
      }
      Stepper(value: $size, step: 0.5) { Text("Half") }
      Text(verbatim: "\(guests) \(size)")
    }
  }
}

@MainActor
struct StepperTests {
  @Test("Steps change the value and stop at the ends of the range")
  func range() throws {
    let app = ViewTest(Guests())
    let stepper = try app.find(.stepper("Guests"))
    #expect(stepper.number == 1)
    try stepper.decrement()
    #expect(app.exists("1 1.0"))
    try stepper.increment()
    try stepper.increment()
    try stepper.increment()
    #expect(app.exists("3 1.0"))
    #expect(app.bodiesRun.isEmpty)
  }

  @Test("Closures are called")
  func closures() throws {
    let app = ViewTest(Guests())
    try app.find(.stepper("Size")).increment()
    #expect(app.exists("1 2.0"))
    try app.find(.stepper("Half")).decrement()
    #expect(app.exists("1 1.5"))
  }
}
