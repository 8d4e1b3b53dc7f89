/// The types that conform to a protocol: answers like a cast, without the runtime's search.
///
/// To check a conformance of a type for the first time, the Swift runtime scans all conformances of
/// the program and its libraries: 10,000 of them, in 400,000 instructions, whether the answer is yes
/// or no. A program makes a few hundred such checks before its first frame. Here the conformances
/// are scanned once per protocol, and only the few types that need it are left to the runtime.
///
/// ```swift
/// let properties = Conformers<any DynamicProperty.Type>()
/// if let property = properties[type] { … }  // as `type as? any DynamicProperty.Type`
/// ```
@MainActor
package final class Conformers<Metatype> {
  private lazy var table = ConformanceTable.of(Self.protocolAddress)

  /// Makes the set of types that conform to the protocol of `Metatype`, which is `any P.Type`; the
  /// conformances are read on first use.
  package nonisolated init() {}

  private static var protocolAddress: UnsafeRawPointer? {
    // The type "any P.Type" lists its kind, then "any P".
    let instance = unsafeBitCast(Metatype.self as Any.Type, to: UnsafePointer<Any.Type>.self)[1]
    precondition(
      MemoryLayout<Metatype>.size == MemoryLayout<Words>.size
        && TypeKind(instance) == .existential, "\(Metatype.self) is not 'any P.Type'")
    return ConformanceRecord.address(ofProtocol: instance)
  }

  /// The type as one that conforms; nil if it does not.
  ///
  /// - Complexity: O(1) after the first call for a type; linear in all conformances at the first
  ///   call of all, and after a library has been loaded.
  package subscript(type: Any.Type) -> Metatype? {
    switch table.answer(for: type) {
    case .no: nil
    case .unknown: type as? Metatype
    case .yes(let witnesses):
      unsafeBitCast((unsafeBitCast(type, to: UnsafeRawPointer.self), witnesses), to: Metatype.self)
    }
  }

  /// Returns whether a type may conform: false only if it certainly does not.
  package func mayInclude(_ type: Any.Type) -> Bool {
    if case .no = table.answer(for: type) { false } else { true }
  }

  /// Returns whether the answer needs the runtime, as for a class that inherits a conformance.
  package func isLeftToRuntime(_ type: Any.Type) -> Bool {
    if case .unknown = table.answer(for: type) { true } else { false }
  }

  /// A type and its witnesses.
  private typealias Words = (UnsafeRawPointer, UnsafeRawPointer)
}
