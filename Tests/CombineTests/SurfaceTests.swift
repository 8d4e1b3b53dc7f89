import Combine
import Foundation
import Testing
import Timekeeping

@Suite("Names that programs write")
struct SurfaceTests {
  @Test("Types may be qualified with Combine's name, wherever they are declared")
  func spelledOut() {
    final class Model: Combine.ObservableObject {
      @Combine.Published var count = 0
    }
    var counts: [Int] = []
    let model = Model()
    let held: any Combine.Cancellable = model.$count.receive(on: Combine.ImmediateScheduler.shared)
      .sink { counts.append($0) }
    func isNow<S: Combine.Scheduler>(_ scheduler: S) -> Bool { scheduler.now <= scheduler.now }
    model.count = 1
    Combine.AnyCancellable(held).cancel()
    model.count = 2
    #expect(counts == [0, 1])
    #expect(isNow(DispatchQueue.main))
  }

  @Test("A published property's publisher is also available through its wrapper")
  func wrapper() {
    final class Model {
      @Published var count = 0
      var counts: AnyPublisher<Int, Never> { _count.projectedValue.eraseToAnyPublisher() }
    }
    let model = Model()
    let recorder = model.counts.recorded()
    model.count = 1
    #expect(recorder.text == "0 1")
  }

  @Test("The lock of Apple's C library is found where only Combine and Foundation are imported")
  func unfairLock() {
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("Merged publishers can merge with further ones")
  func merges() {
    let p = PassthroughSubject<Int, Oops>()
    typealias P = PassthroughSubject<Int, Oops>
    let four: Publishers.Merge4<P, P, P, P> = p.merge(with: p).merge(with: p, p)
    let six: Publishers.Merge6<P, P, P, P, P, P> = p.merge(with: p, p).merge(with: p, p, p)
    let eight: Publishers.Merge8<P, P, P, P, P, P, P, P> = six.merge(with: p, p)
    let (fewer, more) = (four.recorded(), eight.recorded())
    p.send(1)
    #expect(fewer.text == "1 1 1 1")
    #expect(more.text == "1 1 1 1 1 1 1 1")
    let failing = Publishers.MapError(upstream: p) { _ in Oops.small }
    let labelled = Publishers.MapError(upstream: p, { _ in Oops.small })
    let errors = (failing.recorded(), labelled.recorded())
    p.send(completion: .failure(.big))
    #expect(errors.0.text == "!small")
    #expect(errors.1.text == "!small")
  }

  @Test("A recording is encoded and decoded")
  func record() throws {
    struct Failed: Error, Codable, Equatable { var code = 7 }
    let record = Record<Int, Failed>(output: [1, 2], completion: .failure(Failed()))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(record), as: UTF8.self)
    #expect(
      text
        == #"{"recording":{"completion":{"error":{"code":7},"success":false},"output":[1,2]}}"#)
    let read = try JSONDecoder().decode(Record<Int, Failed>.self, from: Data(text.utf8))
    #expect(read.recording.output == [1, 2])
    #expect(read.recording.completion == .failure(Failed()))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Record<Int, Failed>.self, from: Data("{}".utf8))
    }
  }

  @Test("Notification publishers are equal if center, name and object are")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("saved"))
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: .init("read")))
    #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
  }

  @Test("The comparison closures of a Result publisher may throw")
  func results() throws {
    let result = Result<Int, Oops>.Publisher(1)
    #expect(try result.tryMin { $0 < $1 }.result.get() == 1)
    #expect(try result.tryMax { $0 < $1 }.result.get() == 1)
    #expect(throws: Oops.big) { try result.tryMin { _, _ in throw Oops.big }.result.get() }
    #expect(throws: Oops.big) { try result.tryMax { _, _ in throw Oops.big }.result.get() }
  }

  @Test("S15.11 Durations that are too long become the longest one")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.2).magnitude == 1_200_000_000)
    #expect(Stride.seconds(.max).magnitude == .max)
    #expect(Stride.milliseconds(.min).magnitude == .min)
    #expect(Stride.seconds(.infinity).magnitude == .max)
    #expect(Stride.seconds(-1e300).magnitude == .min)
    #expect(Stride.seconds(.nan).magnitude == 0)
    #expect((Stride.nanoseconds(.max) + .seconds(1)).magnitude == .max)
    #expect((Stride.nanoseconds(.min) - .seconds(1)).magnitude == .min)
    #expect(Stride(.seconds(.max)).magnitude == .max)
    typealias Immediate = ImmediateScheduler.SchedulerTimeType.Stride
    #expect((Immediate(.max) + Immediate(1)).magnitude == .max)
    #expect((Immediate(.max) * Immediate(-2)).magnitude == .min)
    #expect((1e300 as Immediate).magnitude == .max)
  }
}
