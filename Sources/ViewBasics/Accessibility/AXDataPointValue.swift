import Foundation
import ViewRuntime

/// A number or a category on an axis.
open class AXDataPointValue: NSObject {
  /// The position on a numeric axis; 0 for a category.
  open var number: Double
  /// The position on a categorical axis; empty for a number.
  open var category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// Makes a position on a numeric axis.
  public static func number(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(number: number, category: "")
  }

  /// Makes a position on a categorical axis.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
