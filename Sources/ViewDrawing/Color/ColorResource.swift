import Foundation
import PictureResources
import ViewRuntime

/// A colour from the resources with a name checked at compile time; see ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
  package let place: ResourcePlace

  /// Makes the colour with a name in a bundle's resources; a missing colour is reported on use.
  public init(name: String, bundle: Bundle) { place = ResourcePlace(name: name, bundle) }
}

extension Color {
  /// Makes a colour from the resources.
  public init(_ resource: ColorResource) {
    self.init(resource.place.name, bundle: resource.place.bundle)
  }
}
