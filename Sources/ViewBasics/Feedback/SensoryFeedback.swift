import ViewRuntime

/// What the user feels or hears when something happens: a knock, a tick, a sign of success.
///
/// Machines that this package runs on have nothing that shakes; it is accepted and has no effect.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy what knocks is.
  public struct Weight: Equatable, Sendable {
    let rawValue: Int
    public static let light = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 1)
    public static let heavy = Weight(rawValue: 2)
  }

  /// How hard what knocks is.
  public struct Flexibility: Equatable, Sendable {
    let rawValue: Int
    public static let soft = Flexibility(rawValue: 0)
    public static let solid = Flexibility(rawValue: 1)
    public static let rigid = Flexibility(rawValue: 2)
  }

  enum Kind: Equatable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange
    case pathComplete
    case impact(Int, intensity: Double)
  }

  let kind: Kind

  public static let success = SensoryFeedback(kind: .success)
  public static let warning = SensoryFeedback(kind: .warning)
  public static let error = SensoryFeedback(kind: .error)
  public static let selection = SensoryFeedback(kind: .selection)
  public static let increase = SensoryFeedback(kind: .increase)
  public static let decrease = SensoryFeedback(kind: .decrease)
  public static let start = SensoryFeedback(kind: .start)
  public static let stop = SensoryFeedback(kind: .stop)
  public static let alignment = SensoryFeedback(kind: .alignment)
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  public static let impact = impact()

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.rawValue, intensity: intensity))
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(3 + flexibility.rawValue, intensity: intensity))
  }
}

extension View {
  /// Plays a feedback whenever the value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Plays a feedback when the value changes in a way that counts.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Plays the feedback that fits a change of the value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }
}
