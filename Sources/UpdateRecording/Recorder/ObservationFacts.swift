@_spi(SwiftUI) import Observation

/// The standard library's data about a tracking. It has no API for it, so it is inspected by
/// reflection; if it cannot be found, the results are empty, and callers fall back to the object as
/// a whole.
enum ObservationFacts {
  /// Returns the objects and properties of a tracking.
  static func reads(of tracking: ObservationTracking) -> [ObjectReads.Observed] {
    guard let entries = Mirror(reflecting: tracking).descendant("list", "entries") else {
      return []
    }
    return Mirror(reflecting: entries).children.compactMap { pair in
      guard let entry = Mirror(reflecting: pair.value).children.dropFirst().first?.value else {
        return nil
      }
      let facts = Mirror(reflecting: entry)
      guard let context = facts.descendant("context"), let registrar = storage(ofContext: context),
        let paths = facts.descendant("properties") as? Set<AnyKeyPath>
      else { return nil }
      return ObjectReads.Observed(registrar: registrar, paths: Array(paths))
    }
  }

  /// Returns the storage of an object's registrars: a class and its superclass have one each.
  static func registrars(of object: AnyObject) -> [AnyObject] {
    var registrars: [AnyObject] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.value is ObservationRegistrar {
        let context = Mirror(reflecting: child.value).descendant("extent", "context")
        if let storage = context.flatMap(storage(ofContext:)) { registrars.append(storage) }
      }
      mirror = current.superclassMirror
    }
    return registrars
  }

  private static func storage(ofContext context: Any) -> AnyObject? {
    Mirror(reflecting: context).descendant("state", "buffer").map { $0 as AnyObject }
  }
}
