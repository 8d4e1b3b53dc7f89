import Combine
import Observation
import SwiftUI
import Testing
import ViewTesting

private final class Cart: ObservableObject {}

@Observable private final class Library {}

private struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(ObjectIdentifier(cart).hashValue)") }
}

private struct LibraryView: View {
  @Environment(Library.self) var library
  var body: some View { Text("\(ObjectIdentifier(library).hashValue)") }
}

extension ExitTest.Result {
  fileprivate var message: String { String(decoding: standardErrorContent, as: UTF8.self) }
}

@MainActor
struct FatalTests {
  @Test("S4.6 S13 D4 Reading a missing environment object stops the program")
  func missingObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewTest(CartView()) }
    }
    #expect(result?.message.contains("D4") == true)
    #expect(result?.message.contains("Cart") == true)
    #expect(result?.message.contains("CartView") == true)
  }

  @Test("S5.12 S13 D5 Reading a missing observable stops the program")
  func missingObservable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewTest(LibraryView()) }
    }
    #expect(result?.message.contains("D5") == true)
    #expect(result?.message.contains("Library") == true)
  }

  @Test("S13 D23 Calling the body of a primitive view stops the program")
  func primitiveBody() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Text("text").body }
    }
    #expect(result?.message.contains("body of Text") == true)
    #expect(result?.message.contains("D23") == true)
  }

  @Test("S3.5 Reading a binding from an optional that became nil stops the program")
  func unwrapped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var stored: Int? = 1
        let binding = Binding(Binding(get: { stored }, set: { stored = $0 }))!
        stored = nil
        _ = binding.wrappedValue
      }
    }
    #expect(result?.message.contains("became nil") == true)
  }

  @Test("S3.6 Reading the binding of a removed element stops the program")
  func removedElement() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var stored = [1, 2]
        let binding = Binding(get: { stored }, set: { stored = $0 })[1]
        stored.removeLast()
        _ = binding.wrappedValue
      }
    }
  }
}
