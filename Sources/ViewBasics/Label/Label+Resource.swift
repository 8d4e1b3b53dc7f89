import Foundation
import ViewDrawing
import ViewRuntime
import ViewTexts

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
