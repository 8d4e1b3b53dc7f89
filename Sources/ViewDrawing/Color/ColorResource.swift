import Foundation
import PictureResources
import ViewRuntime

/// A colour of the resources by a name that the compiler knows; see ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
  package let place: ResourcePlace

  /// The colour of this name in a bundle's resources; whether it is there shows where it is used.
  public init(name: String, bundle: Bundle) { place = ResourcePlace(name: name, bundle) }
}

extension Color {
  /// A colour of the resources.
  public init(_ resource: ColorResource) {
    self.init(resource.place.name, bundle: resource.place.bundle)
  }
}
