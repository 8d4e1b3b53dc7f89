import Dispatch
import Glibc

/// Intercepts the call by which a library hands work to Dispatch, and counts the calls.
///
/// A shared library calls functions of another one through slots that the loader fills with
/// addresses. The interposer finds the slots of `libswift_Concurrency` (all jobs, including those
/// of the main actor) and of `libswiftDispatch` (`DispatchQueue.async`) for Dispatch's functions
/// and replaces them with counting ones, which call the originals. The runtime's documented hooks
/// are not enough: in Swift 6.3 `Task.yield` and the main actor's executor bypass them.
enum DispatchInterposer {
  private typealias Body = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Block = @convention(block) () -> Void
  private typealias EnqueueBody =
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Body) -> Void
  private typealias EnqueueBlock = @convention(c) (OpaquePointer, @escaping Block) -> Void
  private typealias EnqueueInGroup =
    @convention(c) (
      OpaquePointer, OpaquePointer, @escaping Block
    ) -> Void

  /// The arguments of an intercepted call.
  private final class Call {
    let job: CountedJob
    let body: Body
    let context: UnsafeMutableRawPointer?

    init(_ body: @escaping Body, _ context: UnsafeMutableRawPointer?) {
      job = DispatchInterposer.newJob()
      self.body = body
      self.context = context
    }
  }

  private static func newJob() -> CountedJob {
    let group = JobGroup.current
    group.began()
    return CountedJob(group: group)
  }

  /// Starts counting; false if the libraries or the slots are missing.
  static func install() -> Bool {
    guard
      let library = SharedLibrary(named: "libswift_Concurrency.so"),
      let original = address("dispatch_async_f")
    else { return false }
    enqueueBody = unsafeBitCast(original, to: EnqueueBody.self)
    let counting: EnqueueBody = { queue, context, body in
      let call = Call(body, context)
      DispatchInterposer.enqueueBody(queue, Unmanaged.passRetained(call).toOpaque()) { pointer in
        let call = Unmanaged<Call>.fromOpaque(pointer!).takeRetainedValue()
        call.job.run { call.body(call.context) }
      }
    }
    let isCounting =
      library.replace("dispatch_async_f", by: unsafeBitCast(counting, to: UInt.self)) > 0
    if isCounting { installForBlocks() }
    return isCounting
  }

  private static func installForBlocks() {
    guard
      let library = SharedLibrary(named: "libswiftDispatch.so"),
      let async = address("dispatch_async"),
      let barrier = address("dispatch_barrier_async"),
      let group = address("dispatch_group_async")
    else { return }
    enqueueBlock = unsafeBitCast(async, to: EnqueueBlock.self)
    enqueueBarrier = unsafeBitCast(barrier, to: EnqueueBlock.self)
    enqueueInGroup = unsafeBitCast(group, to: EnqueueInGroup.self)
    let countingAsync: EnqueueBlock = {
      DispatchInterposer.enqueueBlock($0, DispatchInterposer.counted($1))
    }
    let countingBarrier: EnqueueBlock = {
      DispatchInterposer.enqueueBarrier($0, DispatchInterposer.counted($1))
    }
    let countingGroup: EnqueueInGroup = {
      DispatchInterposer.enqueueInGroup($0, $1, DispatchInterposer.counted($2))
    }
    library.replace("dispatch_async", by: unsafeBitCast(countingAsync, to: UInt.self))
    library.replace("dispatch_barrier_async", by: unsafeBitCast(countingBarrier, to: UInt.self))
    library.replace("dispatch_group_async", by: unsafeBitCast(countingGroup, to: UInt.self))
  }

  private static func counted(_ block: @escaping Block) -> Block {
    let job = newJob()
    return { job.run(block) }
  }

  private static func address(_ symbol: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), symbol)
  }

  // Written once, before the slots point to code that reads them.
  private nonisolated(unsafe) static var enqueueBody: EnqueueBody = { _, _, _ in }
  private nonisolated(unsafe) static var enqueueBlock: EnqueueBlock = { _, _ in }
  private nonisolated(unsafe) static var enqueueBarrier: EnqueueBlock = { _, _ in }
  private nonisolated(unsafe) static var enqueueInGroup: EnqueueInGroup = { _, _, _ in }
}
