import Foundation
import ViewRuntime

/// A number or a name on an axis.
open class AXDataPointValue: NSObject {
  /// Where it stands on an axis of numbers; 0 for a name.
  open var number: Double
  /// Where it stands on an axis of names; empty for a number.
  open var category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// A place on an axis of numbers.
  public static func number(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(number: number, category: "")
  }

  /// A place on an axis of names.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
