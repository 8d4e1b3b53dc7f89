import Foundation
import ViewRuntime

/// A picture of the resources by a name that the compiler knows.
///
/// Xcode writes a constant for each picture of an asset catalogue; here a program writes them.
///
/// ```swift
/// extension ImageResource {
///   static let logo = ImageResource(name: "logo", bundle: .main)
/// }
///
/// Image(.logo)
/// ```
public struct ImageResource: Hashable, Sendable {
  let place: ResourcePlace

  /// The picture of this name in a bundle's resources; whether it is there shows where it is used.
  public init(name: String, bundle: Bundle) { place = ResourcePlace(name: name, bundle) }
}

extension Image {
  /// A picture of the resources.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.place.name, bundle: resource.place.bundle)
  }
}

extension UIImage {
  /// A picture of the resources; without it, one of no size.
  public convenience init(resource: ImageResource) {
    if let picture = NamedPictures.lookUp(
      resource.place.name, resource.place.bundle, isDark: false)
    {
      self.init(picture)
    } else {
      self.init()
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a picture from the resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// A label with a picture from the resources, and a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }

  /// A label with a picture from the resources, and a title that is looked up where the resource
  /// says.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource
  ) {
    self.init(title: Text(titleResource), icon: Image(resource))
  }
}
