import Foundation
import ViewRuntime

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What the names on the axis are.
  open var title: String
  /// The names, in the order in which they stand on the axis.
  open var categoryOrder: [String]

  /// An axis with these names, in this order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
