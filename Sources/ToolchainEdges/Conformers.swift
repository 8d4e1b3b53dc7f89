/// The types that conform to a protocol, for a quick negative answer to whether a type conforms.
///
/// To check a conformance of a type for the first time, the Swift runtime scans all conformances of
/// the program and its libraries: 10,000 of them, in 400,000 instructions. A program makes a few
/// hundred such checks before its first frame, and most answers are no. Here the conformances are
/// scanned once per protocol.
///
/// ```swift
/// let properties = Conformers(of: (any DynamicProperty).self)
/// if properties.mayInclude(type), let property = type as? any DynamicProperty.Type { … }
/// ```
@MainActor
package final class Conformers {
  private let type: Any.Type
  private var descriptions: Set<UnsafeRawPointer> = []
  private var imageCount = 0

  /// Makes the set of conforming types; it is read on first use.
  ///
  /// - Parameter type: `any P` of one protocol.
  package nonisolated init(of type: Any.Type) { self.type = type }

  /// Returns whether a type may conform: false only if it certainly does not.
  ///
  /// Some types need the runtime's answer: classes inherit conformances, and types imported from C
  /// are described once per library.
  ///
  /// - Complexity: O(1) after the first call; linear in all conformances after a library has been
  ///   loaded.
  package func mayInclude(_ candidate: Any.Type) -> Bool {
    guard let description = TypeKind.uniqueDescription(of: candidate) else { return true }
    let count = LoadedImage.count
    if count != imageCount {
      descriptions = ConformingTypes.descriptions(of: type)
      imageCount = count
    }
    return descriptions.contains(description)
  }
}
