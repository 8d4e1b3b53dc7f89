/// The types that conform to a protocol, for a quick "no" to the question whether one does.
///
/// To ask a type for a conformance that it has not been asked for before, the Swift runtime looks at
/// all conformances of the program and its libraries: 10,000 of them, in 400,000 instructions. A
/// program asks some hundred times before its first frame, and most answers are no. Here the
/// conformances are gone through once for each protocol.
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

  /// - Parameter type: `any P` of one protocol.
  package nonisolated init(of type: Any.Type) { self.type = type }

  /// Whether a type may conform: false only if it certainly does not.
  ///
  /// Of some types nobody can know without the runtime: classes inherit conformances, and what is
  /// imported from C is described once for each library.
  ///
  /// - Complexity: O(1) once the first was asked about; linear in all conformances after a library
  ///   was loaded.
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
