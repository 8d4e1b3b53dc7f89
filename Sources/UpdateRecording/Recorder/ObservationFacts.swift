@_spi(SwiftUI) import Observation

/// What the standard library keeps about a tracking. It has no way to ask for it, so it is looked
/// at from outside; where it cannot be found, the answers are empty, and whoever asks falls back to
/// the object as a whole.
enum ObservationFacts {
  /// The objects and properties that a tracking is about.
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

  /// What an object's registrars keep their observations in: a class and its superclass have one
  /// each.
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
