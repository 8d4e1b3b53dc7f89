import ViewRuntime

/// What the user feels or hears when something happens: a knock, a tick, a sign of success.
///
/// Machines that this package runs on have nothing that shakes; it is accepted and has no effect.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy what knocks is.
  public struct Weight: Equatable, Sendable {
    let rawValue: Int
    /// Something light knocks.
    public static let light = Weight(rawValue: 0)
    /// Something of middle weight knocks.
    public static let medium = Weight(rawValue: 1)
    /// Something heavy knocks.
    public static let heavy = Weight(rawValue: 2)
  }

  /// How hard what knocks is.
  public struct Flexibility: Equatable, Sendable {
    let rawValue: Int
    /// Something soft knocks.
    public static let soft = Flexibility(rawValue: 0)
    /// Something neither soft nor rigid knocks.
    public static let solid = Flexibility(rawValue: 1)
    /// Something rigid knocks.
    public static let rigid = Flexibility(rawValue: 2)
  }

  enum Kind: Equatable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange
    case pathComplete
    case impact(Int, intensity: Double)
  }

  let kind: Kind

  /// Something was done.
  public static let success = SensoryFeedback(kind: .success)
  /// Something was done, with a reservation.
  public static let warning = SensoryFeedback(kind: .warning)
  /// Something failed.
  public static let error = SensoryFeedback(kind: .error)
  /// Another value is chosen.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value went up over a mark.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A value went down under a mark.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Something begins to run.
  public static let start = SensoryFeedback(kind: .start)
  /// Something stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// What is dragged lines up with something else.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A level is passed, as of a pressure.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A movement came to its end.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// A knock of middle weight, as strong as it can be.
  public static let impact = impact()

  /// A knock by how heavy what knocks is.
  ///
  /// - Parameter intensity: from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.rawValue, intensity: intensity))
  }

  /// A knock by how hard what knocks is.
  ///
  /// - Parameter intensity: from 0 to 1.
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

  /// Plays the feedback that is made whenever the value changes; nil: none.
  ///
  /// The closure is called here, and nothing is felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }
}
