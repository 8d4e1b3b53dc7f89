import Combine
import Foundation
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

struct StateFocusedKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  var stateNumber: Int? {
    get { self[StateFocusedKey.self] }
    set { self[StateFocusedKey.self] = newValue }
  }
}

/// Two stores of defaults, emptied for each program.
@MainActor
enum StateStores {
  static let common = UserDefaults(suiteName: "kumiki-states-\(UUID().uuidString)")!
  nonisolated(unsafe) static let other =
    UserDefaults(suiteName: "kumiki-states-\(UUID().uuidString)")!

  static func clear() {
    for store in [common, other] { store.removeObject(forKey: "number") }
  }
}

/// What views give, in their order.
struct StateSum: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A view's mark, and where it is.
struct StateMark {
  let path: String
  let bounds: Anchor<CGRect>

  static func length(_ number: Int) -> Int { 10 + max(number, 0) % 50 }
}

struct StateMarks: PreferenceKey {
  static var defaultValue: [StateMark] { [] }
  static func reduce(value: inout [StateMark], nextValue: () -> [StateMark]) {
    value += nextValue()
  }
}

struct StateLength: LayoutValueKey { static let defaultValue = 10 }

/// A column that is as long as the lengths that its views ask for, whatever their sizes. The cache
/// holds the lengths.
struct StateColumn: Layout {
  func makeCache(subviews: Subviews) -> [Int] { subviews.map { $0[StateLength.self] } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
    CGSize(width: 100, height: cache.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) {
    var place = bounds.origin
    for (view, length) in zip(subviews, cache) {
      view.place(at: place, proposal: ProposedViewSize(width: 100, height: 20))
      place.y += CGFloat(length)
    }
  }
}
