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

  @Test("A step that leads beyond an end of the range leads to the end")
  func longSteps() throws {
    struct Long: View {
      @State private var value = 12
      var body: some View {
        VStack {
          Stepper("Long", value: $value, in: 5...20, step: 10)
          Text("at \(value)")
        }
      }
    }
    let app = ViewTest(Long())
    try app.find(.stepper("Long")).increment()
    #expect(app.exists("at 20"))
    try app.find(.stepper("Long")).decrement()
    try app.find(.stepper("Long")).decrement()
    #expect(app.exists("at 5"))
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
