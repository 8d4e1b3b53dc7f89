import ViewRuntime

/// Haptic or audio feedback for an event: an impact, a tick, a sign of success.
///
/// Linux has no haptics; feedback is accepted and has no effect.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of the colliding objects.
  public struct Weight: Equatable, Sendable {
    let rawValue: Int
    /// A light impact.
    public static let light = Weight(rawValue: 0)
    /// A medium impact.
    public static let medium = Weight(rawValue: 1)
    /// A heavy impact.
    public static let heavy = Weight(rawValue: 2)
  }

  /// The rigidity of the colliding objects.
  public struct Flexibility: Equatable, Sendable {
    let rawValue: Int
    /// A soft impact.
    public static let soft = Flexibility(rawValue: 0)
    /// An impact that is neither soft nor rigid.
    public static let solid = Flexibility(rawValue: 1)
    /// A rigid impact.
    public static let rigid = Flexibility(rawValue: 2)
  }

  enum Kind: Equatable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange
    case pathComplete
    case impact(Int, intensity: Double)
  }

  let kind: Kind

  /// A task succeeded.
  public static let success = SensoryFeedback(kind: .success)
  /// A task completed with a warning.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task failed.
  public static let error = SensoryFeedback(kind: .error)
  /// The selection changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value rose above a threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A value fell below a threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// An activity started.
  public static let start = SensoryFeedback(kind: .start)
  /// An activity stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// A dragged item aligned with another.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A level was crossed, such as of pressure.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A movement reached its end.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// An impact of medium weight at full intensity.
  public static let impact = impact()

  /// Makes an impact of a weight.
  ///
  /// - Parameter intensity: from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.rawValue, intensity: intensity))
  }

  /// Makes an impact of a flexibility.
  ///
  /// - Parameter intensity: from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(3 + flexibility.rawValue, intensity: intensity))
  }
}

extension View {
  /// Plays feedback when the value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Plays feedback when the value changes and the condition holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Plays feedback chosen for a change of the value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }

  /// Plays the feedback that the closure returns when the value changes; nil plays none.
  ///
  /// The closure is called here, without any haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }
}
