import Glibc

/// One job or block on its way through Dispatch, which belongs to a ``JobGroup``.
///
/// While it runs it is registered with its thread, so that work it enqueues joins the same group.
final class CountedJob: @unchecked Sendable {
  /// Accessed only by the thread that runs the job.
  private(set) var group: JobGroup

  /// For a job that was enqueued before counting began, the task that it runs. The thread may go on
  /// to other uncounted work, which must not be mistaken for this job.
  private let task: UInt?

  init(group: JobGroup, task: UInt? = nil) {
    self.group = group
    self.task = task
  }

  /// The job that the calling code is part of.
  static var onThisThread: CountedJob? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    let job = Unmanaged<CountedJob>.fromOpaque(pointer).takeUnretainedValue()
    return job.task == nil || job.task == currentTask ? job : nil
  }

  /// Runs the job's work with the job registered with the thread.
  func occupyThread(_ work: () -> Void) {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    work()
    pthread_setspecific(Self.key, outer)
  }

  /// Runs the job's work, then counts it as ended.
  func run(_ work: () -> Void) {
    occupyThread(work)
    group.ended()
  }

  /// Moves the job that the calling code is part of to a group.
  static func join(_ group: JobGroup) {
    if let job = onThisThread, job.task == nil {
      let old = job.group
      group.began()
      job.group = group
      old.ended()
    } else if let task = currentTask {
      // A stand-in for the rest of an uncounted job: it stays with the thread, one object per
      // thread.
      let note = CountedJob(group: group, task: task)
      let old = pthread_getspecific(key)
      pthread_setspecific(key, Unmanaged.passRetained(note).toOpaque())
      if let old { Unmanaged<CountedJob>.fromOpaque(old).release() }
    }
  }

  private static var currentTask: UInt? {
    withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
