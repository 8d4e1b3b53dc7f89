import Foundation
import ViewRuntime

/// A chart axis.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The measured quantity and its unit, to be read aloud.
  var title: String { get set }
}
