import Foundation

/// Something that happened, in UIKit's words; nothing here makes any.
public final class UIEvent: NSObject {
  private override init() {}
}
