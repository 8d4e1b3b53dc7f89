import Foundation

/// An event, with UIKit's name; none are created here.
public final class UIEvent: NSObject {
  private override init() {}
}
