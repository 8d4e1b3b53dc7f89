import Foundation
import ViewRuntime

/// What an axis measures.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}
