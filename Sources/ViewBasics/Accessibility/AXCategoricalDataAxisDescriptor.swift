import Foundation
import ViewRuntime

/// A categorical axis of a chart.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The meaning of the categories.
  open var title: String
  /// The categories, in axis order.
  open var categoryOrder: [String]

  /// Makes an axis of these categories, in this order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
