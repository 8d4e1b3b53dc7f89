import Foundation
import PictureResources
import ViewDrawing

extension UIImage {
  /// A picture from the resources; an empty one if it is missing.
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
