import Combine
import Foundation
import Testing

@Suite("print")
struct PrintTests {
  private final class Output: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  /// The first line that `print` writes about a publisher, without the words around it.
  private func name<P: Publisher>(of publisher: P) -> String {
    let output = Output()
    _ = publisher.print("", to: output).recorded()
    let line = output.text.split(separator: "\n").first ?? ""
    return String(line).replacing("receive subscription: ", with: "")
  }

  @Test("A source is printed by its name, a sequence by its elements")
  func sources() {
    #expect(name(of: [1, 2].publisher) == "([1, 2])")
    #expect(name(of: (1...3).publisher) == "(1...3)")
    #expect(name(of: Just("日本")) == "(Just)")
    #expect(name(of: Optional(1).publisher) == "(Optional)")
    #expect(name(of: Result<Int, Oops>.success(1).publisher) == "(Once)")
    #expect(name(of: Empty<Int, Never>()) == "(Empty)")
    #expect(name(of: Fail<Int, Oops>(error: .small)) == "(Empty)")
    #expect(name(of: Future<Int, Never> { $0(.success(1)) }) == "(Future)")
    #expect(name(of: PassthroughSubject<Int, Never>()) == "(PassthroughSubject)")
    #expect(name(of: CurrentValueSubject<Int, Never>(1)) == "(CurrentValueSubject)")
    #expect(name(of: ObservableObjectPublisher()) == "(ObservableObjectPublisher)")
    #expect(name(of: Timer.publish(every: 1, on: .main, in: .common)) == "(Timer)")
  }

  @Test("An operator is printed by its name; map and its like print what they map")
  func operators() {
    let numbers = [1, 2].publisher.share()
    #expect(name(of: numbers.filter { $0 > 1 }) == "(Multicast)")
    #expect(name(of: numbers.tryFilter { $0 > 1 }) == "(TryFilter)")
    #expect(name(of: numbers.tryMap { $0 }) == "(TryMap)")
    #expect(name(of: numbers.scan(0, +).first()) == "(First)")
    #expect(name(of: numbers.reduce(0, +)) == "(Reduce)")
    #expect(name(of: numbers.collect(2)) == "(CollectByCount)")
    #expect(name(of: numbers.flatMap { Just($0) }) == "(FlatMap)")
    #expect(name(of: numbers.append(3)) == "(Concatenate)")
    #expect(name(of: numbers.share()) == "(Multicast)")
    #expect(name(of: Fail<Int, Oops>(error: .big).replaceError(with: 1)) == "(ReplaceError)")
    #expect(name(of: numbers.receive(on: ImmediateScheduler.shared)) == "(ReceiveOn)")
    #expect(name(of: [1, 2].publisher.map { $0 }.setFailureType(to: Oops.self)) == "([1, 2])")
    #expect(name(of: Deferred { [1, 2].publisher.eraseToAnyPublisher() }) == "([1, 2])")
  }

  @Test("Demand returned with a value is distinguished from a separate request")
  func demand() {
    let output = Output()
    _ = [1, 2].publisher.print("p", to: output).recorded(demand: .max(1), perValue: .max(2))
    #expect(
      output.text == """
        p: receive subscription: ([1, 2])
        p: request max: (1)
        p: receive value: (1)
        p: request max: (2) (synchronous)
        p: receive value: (2)
        p: request max: (2) (synchronous)
        p: receive finished

        """)
  }

  @Test("Failures and cancelling are printed")
  func endings() {
    let output = Output()
    _ = Fail<Int, Oops>(error: .small).print("", to: output).recorded()
    PassthroughSubject<Int, Never>().print("", to: output).sink { _ in }.cancel()
    #expect(
      output.text == """
        receive subscription: (Empty)
        request unlimited
        receive error: (small)
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel

        """)
  }

  @Test("handleEvents receives its upstream's subscription")
  func handleEvents() {
    var names: [String] = []
    _ = [1].publisher.handleEvents(receiveSubscription: { names.append("\($0)") }).recorded()
    #expect(names == ["[1]"])
  }
}
