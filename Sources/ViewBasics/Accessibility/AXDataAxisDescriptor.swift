import Foundation
import ViewRuntime

/// What an axis measures.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What is measured, and in which unit, in words to be read out.
  var title: String { get set }
}
