import Combine
import Observation
import SwiftUI

/// A struct that a state holds.
struct StateProfile: Equatable {
  var number: Int
  var name: String
  /// Unused, but makes the struct more than plain bits.
  var tags: [Int] = []
}

/// The same without `==`, so that it is compared field by field.
struct LooseProfile {
  var number: Int
  var name: String
  var tags: [Int] = []

  var profile: StateProfile {
    get { StateProfile(number: number, name: name, tags: tags) }
    set { (number, name, tags) = (newValue.number, newValue.name, newValue.tags) }
  }
}

struct StateItem: Identifiable, Equatable {
  let id: Int
  var number: Int
}

@MainActor @Observable
final class StateModel {
  var number: Int
  @ObservationIgnored var hidden = 0
  var inner: StateModel?

  init(_ number: Int, hasInner: Bool = true) {
    self.number = number
    if hasInner { inner = StateModel(number + 1, hasInner: false) }
  }

  var computed: Int { number * 2 + (inner?.number ?? 0) }
}

@MainActor
final class StateObjectModel: ObservableObject {
  @Published var number: Int
  var hidden = 0
  let inner: StateInnerObject
  private let living: StateLiving

  init(_ number: Int, _ living: StateLiving) {
    self.number = number
    self.living = living
    inner = StateInnerObject(number + 1)
    living.count += 1
  }

  isolated deinit { living.count -= 1 }
}

@MainActor
final class StateInnerObject: ObservableObject {
  @Published var number: Int
  init(_ number: Int) { self.number = number }
}

@MainActor
final class StateLiving {
  var count = 0
}

struct StateLevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  var stateLevel: Int {
    get { self[StateLevelKey.self] }
    set { self[StateLevelKey.self] = newValue }
  }
}
