import Foundation
import PictureResources
import ViewRuntime

/// A picture from the resources with a name checked at compile time.
///
/// Xcode generates a constant for each picture of an asset catalogue; here the program declares
/// them.
///
/// ```swift
/// extension ImageResource {
///   static let logo = ImageResource(name: "logo", bundle: .main)
/// }
///
/// Image(.logo)
/// ```
public struct ImageResource: Hashable, Sendable {
  package let place: ResourcePlace

  /// Makes the picture with a name in a bundle's resources; a missing picture is reported on use.
  public init(name: String, bundle: Bundle) { place = ResourcePlace(name: name, bundle) }
}

extension Image {
  /// Makes an image from the resources.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.place.name, bundle: resource.place.bundle)
  }
}
