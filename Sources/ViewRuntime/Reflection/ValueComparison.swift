import Foundation
import ToolchainEdges

/// Decides whether two values of one type are "the same" for SwiftUI's purposes.
///
/// There are two comparisons, with different rules:
/// - a written state against the stored one (S2.9): Equatable values by `==`, all others field by
///   field, references by identity;
/// - a child's new view value against its last (S6.3): the same, but a plain-bits struct is
///   compared by its fields even if it declares its own `==`.
///
/// A comparison may return "different" for equal values (an enum with a boxed payload, a closure
/// with a captured context); never "equal" for different ones.
///
/// - Complexity: the fields are looked up once per type; a comparison costs a few nanoseconds a
///   field.
@MainActor
package enum ValueComparison {
  package typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  @exclusivity(unchecked) private static var forValues = TypeMap<Known>()
  @exclusivity(unchecked) private static var forViews = TypeMap<Known>()
  @exclusivity(unchecked) private static var equalities = TypeMap<AnyObject>()
  private static let equatables = Conformers<any Equatable.Type>()
  private static let properties = Conformers<any RuntimeProperty.Type>()

  /// Wraps a closure, because a table of closures would allocate a new closure for each one that is
  /// read. So would `??`, like any generic function that a closure passes through: the result would
  /// be called through two others.
  fileprivate struct Known: @unchecked Sendable {
    let comparison: Comparison
  }

  /// S2.9 for a static type, as the dependency graph needs it; the same closure each time.
  package static func equality<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
    if let known = equalities[type] {
      return unsafeDowncast(known, to: Equality<Value>.self).isEqual
    }
    let made = Equality<Value>()
    equalities.insert(made, for: type)
    return made.isEqual
  }

  fileprivate static func findEquality<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
    guard let equatable = equatables[type] else {
      return inMemory(valueComparison(type))
    }
    func open<E: Equatable>(_: E.Type) -> AnyObject { Operator<E>({ $0 == $1 }) }
    return unsafeDowncast(open(equatable), to: Operator<Value>.self).isEqual
  }

  /// Not isolated, because the closure would check the thread at each call.
  private nonisolated static func inMemory<Value>(
    _ comparison: @escaping Comparison
  ) -> (Value, Value) -> Bool {
    { a, b in
      withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in comparison(a, b) } }
    }
  }

  /// Compares two values of a static type by S2.9.
  package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    equality(of: Value.self)(a, b)
  }

  /// Returns the comparison of a state's old and new value (S2.9).
  package static func valueComparison(_ type: Any.Type) -> Comparison {
    if let known = forValues[type] { return known.comparison }
    let made = equalityOrFields(type)
    forValues.insert(Known(comparison: made), for: type)
    return made
  }

  /// Returns the comparison of a view's old and new value (S6.3).
  package static func viewComparison(_ type: Any.Type) -> Comparison {
    if let known = forViews[type] { return known.comparison }
    let made: Comparison
    if let property = properties[type] {
      made = property.comparison
    } else if isPlainBits(type) {
      made = plainBits(type)
    } else {
      made = equalityOrFields(type)
    }
    forViews.insert(Known(comparison: made), for: type)
    return made
  }

  /// Compares two values in memory by S6.3.
  package static func areSame<View>(_ a: UnsafePointer<View>, _ b: UnsafePointer<View>) -> Bool {
    viewComparison(View.self)(a, b)
  }

  private static func equalityOrFields(_ type: Any.Type) -> Comparison {
    if let equatable = equatable(type) { return equatable }
    return structural(type)
  }

  private static func equatable(_ type: Any.Type) -> Comparison? {
    guard let equatable = equatables[type] else {
      return nil
    }
    func open<E: Equatable>(_: E.Type) -> Comparison {
      { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }
    // Values of an unspecialised type are copied for comparison; most fields are strings.
    return type == String.self ? open(String.self) : open(equatable)
  }

  private static func structural(_ type: Any.Type) -> Comparison {
    if isPlainBits(type) { return plainBits(type) }
    switch TypeKind(type) {
    case .existential: return boxed(type)
    case .optional:
      guard let optional = type as? any OptionalValue.Type else { return bits(type) }
      return optional.comparison
    case .struct, .tuple:
      var steps = ComparisonSteps()
      collect(type, at: 0, into: &steps)
      return steps.isEmpty ? bits(type) : { steps.areSame($0, $1) }
    default: return bits(type)
    }
  }

  /// Collects the fields of a struct and of the structs in it that have no `==` of their own.
  private static func collect(_ type: Any.Type, at offset: Int, into steps: inout ComparisonSteps) {
    let mayHoldWeak = !TypeKind.isBitwiseTakable(type)
    for field in StoredField.fields(of: type) {
      let (place, kind) = (offset + field.offset, TypeKind(field.type))
      let size = size(of: field.type)
      // A weak variable has the type of an optional but must not be read as one.
      if mayHoldWeak && kind == .optional {
        steps.append(at: place, size, nil)
      } else if kind == .struct, let property = properties[field.type] {
        if let part = property.comparedPart {
          collect(value: part.type, at: place + part.offset, into: &steps)
        } else {
          steps.append(at: place, size, property.comparison)
        }
      } else {
        collect(value: field.type, at: place, into: &steps)
      }
    }
  }

  private static func collect(
    value type: Any.Type, at place: Int, into steps: inout ComparisonSteps
  ) {
    let (kind, size) = (TypeKind(type), size(of: type))
    let (isPlain, isRecord) = (isPlainBits(type), kind == .struct || kind == .tuple)
    // Checked last: a conformance lookup is expensive (see `ViewType`).
    let isEquatable = !isPlain && equatables[type] != nil
    if isRecord, !isEquatable, !StoredField.fields(of: type).isEmpty {
      collect(type, at: place, into: &steps)
    } else if isPlain || kind == .class && !isEquatable {
      steps.append(at: place, size, nil)
    } else {
      steps.append(at: place, size, viewComparison(type))
    }
  }

  /// Compares a plain-bits value field by field, so that padding does not count: adjacent bytes are
  /// compared in one go.
  private static func plainBits(_ type: Any.Type) -> Comparison {
    var runs: [Range<Int>] = []
    func collect(_ type: Any.Type, at offset: Int) {
      let kind = TypeKind(type)
      let fields = kind == .struct || kind == .tuple ? StoredField.fields(of: type) : []
      guard fields.isEmpty else {
        for field in fields { collect(field.type, at: offset + field.offset) }
        return
      }
      let size = size(of: type)
      if let last = runs.last, last.upperBound == offset {
        runs[runs.count - 1] = last.lowerBound..<offset + size
      } else if size > 0 {
        runs.append(offset..<offset + size)
      }
    }
    collect(type, at: 0)
    switch runs.count {
    case 0: return { _, _ in true }
    case 1:
      let (start, count) = (runs[0].lowerBound, runs[0].count)
      return { memcmp($0 + start, $1 + start, count) == 0 }
    default:
      let all = runs
      // A closure in here would check the thread at each call.
      return { a, b in
        for run in all where memcmp(a + run.lowerBound, b + run.lowerBound, run.count) != 0 {
          return false
        }
        return true
      }
    }
  }

  /// Compares existentials: their dynamic types, then the values inside the boxes.
  private static func boxed(_ type: Any.Type) -> Comparison {
    guard !StoredExistential.describes(type) else {
      let last = LastContent()
      return { a, b in
        let (a, b) = (StoredExistential(at: a), StoredExistential(at: b))
        guard a.type == b.type else { return false }
        return last.comparison(of: a.type)(a.content, b.content)
      }
    }
    func open<Existential>(_: Existential.Type) -> Comparison {
      { a, b in
        let a = UncheckedBox(a.assumingMemoryBound(to: Existential.self).pointee)
        let b = UncheckedBox(b.assumingMemoryBound(to: Existential.self).pointee)
        return MainActor.assumeIsolated { sameContent(a.value, b.value) }
      }
    }
    return _openExistential(type, do: open)
  }

  /// Opens the dynamic type, not the value: converted to `Any` here, where the compiler does not
  /// know that it is an existential, the value would be boxed as one.
  private static func sameContent<Existential>(_ a: Existential, _ b: Existential) -> Bool {
    let type = Swift.type(of: a as Any)
    guard type == Swift.type(of: b as Any) else { return false }
    func open<Content>(_: Content.Type) -> Bool {
      guard let a = a as? Content, let b = b as? Content else { return false }
      return areEqual(a, b)
    }
    return _openExistential(type, do: open)
  }

  private static func bits(_ type: Any.Type) -> Comparison {
    let size = size(of: type)
    return { memcmp($0, $1, size) == 0 }
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  private static func isPlainBits(_ type: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: open)
  }
}

/// The comparison for the last content of an existential at one place: nearly always the type is
/// the same as before, which saves the lookup and the thread check.
private final class LastContent {
  private var type: Any.Type = Never.self
  private var comparison: ValueComparison.Comparison = { _, _ in false }

  func comparison(of type: Any.Type) -> ValueComparison.Comparison {
    if self.type != type {
      let found = MainActor.assumeIsolated {
        ValueComparison.Known(comparison: ValueComparison.valueComparison(type))
      }
      self.type = type
      comparison = found.comparison
    }
    return comparison
  }
}

/// The comparison of one static type, looked up when two values are first compared: a state that is
/// never written needs none, and the lookup is expensive (see ``ViewType``).
private final class Equality<Value> {
  let isEqual: (Value, Value) -> Bool

  init() {
    let lookup = Lookup()
    isEqual = { lookup.areEqual($0, $1) }
  }

  private final class Lookup {
    @exclusivity(unchecked) private var found: ((Value, Value) -> Bool)?

    func areEqual(_ a: Value, _ b: Value) -> Bool {
      if let found { return found(a, b) }
      let made = MainActor.assumeIsolated {
        UncheckedBox(ValueComparison.findEquality(of: Value.self))
      }
      found = made.value
      return made.value(a, b)
    }
  }
}

/// An operator under another name of its type.
private final class Operator<Value> {
  let isEqual: (Value, Value) -> Bool

  init(_ isEqual: @escaping (Value, Value) -> Bool) { self.isEqual = isEqual }
}

/// Allows an Optional's wrapped type to be compared without Equatable.
@MainActor
private protocol OptionalValue {
  static var comparison: ValueComparison.Comparison { get }
}

extension Optional: @MainActor OptionalValue {
  static var comparison: ValueComparison.Comparison {
    let wrapped = ValueComparison.viewComparison(Wrapped.self)
    return { a, b in
      switch (
        a.assumingMemoryBound(to: Wrapped?.self).pointee,
        b.assumingMemoryBound(to: Wrapped?.self).pointee
      ) {
      case (nil, nil): true
      // An optional's payload is at offset zero.
      case (_?, _?): wrapped(a, b)
      default: false
      }
    }
  }
}

/// Carries a value across an isolation check that is known to hold.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
