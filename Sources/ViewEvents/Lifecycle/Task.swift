import Foundation
import ViewRuntime

/// The modifier of `task(priority:_:)`, `task(id:priority:_:)` and their variants.
package struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  var name: String?
  var executor: (any TaskExecutor)?
  let action: @isolated(any) @Sendable () async -> Void
}

extension TaskModifier: LifecycleModifier {
  package typealias Body = Never

  package func makeStorage(_ owner: LifecycleOwner) -> ViewTask? { nil }

  package func appeared(_ task: inout ViewTask?, _ owner: LifecycleOwner) {
    guard task == nil else { return }
    task = start()
  }

  package func disappeared(_ task: inout ViewTask?, _ owner: LifecycleOwner) {
    task?.cancel()
    task = nil
  }

  package func updated(
    from old: TaskModifier, _ task: inout ViewTask?, _ owner: LifecycleOwner
  ) {
    guard id != old.id, task != nil else { return }
    // The old task is cancelled and not awaited (S1.19).
    task?.cancel()
    task = start()
  }

  private func start() -> ViewTask {
    let end = ViewTask.End()
    if executor == nil, action.isolation === MainActor.shared {
      // Tasks created on the main actor start in the order in which their views appeared. Created
      // elsewhere, they would arrive in any order.
      let task = Task(name: name, priority: priority) { @MainActor [action] in
        await action()
        end.reach()
      }
      return ViewTask(task, end)
    }
    let task = Task(name: name, executorPreference: executor, priority: priority) { [action] in
      await action()
      end.reach()
    }
    return ViewTask(task, end)
  }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view disappears (S1.18).
  ///
  /// The closure runs in the actor context where it was written: on the main actor in a body
  /// (S10.5). A nested `Task { }` is not cancelled.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts a task as `task(priority:_:)` does, and restarts it when `value` changes (S1.19).
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Starts a task with a name, for debugging.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: 0, priority: priority, name: name ?? "\(file):\(line)", action: action))
  }

  /// Starts a task with a name, and restarts it when `value` changes (S1.19).
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: value, priority: priority, name: name ?? "\(file):\(line)", action: action))
  }

  /// Starts a task with an executor preference.
  public nonisolated func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: 0, priority: priority, name: name ?? "\(file):\(line)", executor: taskExecutor,
        action: action))
  }

  /// Starts a task with an executor preference, and restarts it when `value` changes (S1.19).
  public nonisolated func task<T: Equatable>(
    id value: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: value, priority: priority, name: name ?? "\(file):\(line)", executor: taskExecutor,
        action: action))
  }
}
