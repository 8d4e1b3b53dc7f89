import SwiftUI
import Testing

@Suite("Calculations as format strings")
struct ExpressionFormatTests {
  private struct Box {
    var width = 4
    var sides = [1, 2, 3]
  }

  private func value(_ format: String, _ values: Any..., of object: Any? = nil) -> Any? {
    NSExpression(format: format, argumentArray: values)
      .expressionValue(with: object, context: nil)
  }

  @Test(
    "Products before sums, powers before products, parentheses before all",
    arguments: [
      ("1+2*3", 7), ("(1.5 + 2) * 4", 14), ("10-2-3", 5), ("2*3**2", 18), ("-3+5", 2), ("3 -1", 2),
      ("2 * -3", -6), ("2**3**2", 512), (".5 + 1e3", 1000.5), ("((7))", 7),
      ("1e3+2", 1002), ("2e-1-1", -0.8), ("1.5e2-50", 100), ("2e+1*3", 60),
    ] as [(String, Double)])
  func order(format: String, result: Double) {
    #expect(value(format) as? Double == result)
  }

  @Test("Integers divide as integers, and division by zero gives infinity")
  func division() {
    #expect(value("7/2") as? Int == 3 && value("7.0/2") as? Double == 3.5)
    #expect(value("1/0") as? Double == .infinity)
    #expect(value("9223372036854775807 + 1") as? Double == 9_223_372_036_854_775_808)
    #expect((value("0.1 + 0.2") as? NSNumber)?.doubleValue == 0.1 + 0.2)
  }

  @Test(
    "Functions are known by name",
    arguments: [
      ("sqrt(16)", 4), ("abs(-3)", 3), ("floor(2.7)", 2), ("ceiling(2.1)", 3), ("trunc(-2.7)", -2),
      ("modulus:by:(7, 3)", 1), ("sum({1, 2, 3})", 6), ("average({1, 2, 6})", 3),
      ("max({1, 5, 2})", 5), ("min({4, 2})", 2), ("count({1, 1})", 2), ("log(1000)", 3),
      ("ln(exp(2))", 2),
    ] as [(String, Double)])
  func functions(format: String, result: Double) throws {
    #expect(abs(try #require(value(format) as? Double) - result) < 1e-9)
  }

  @Test("Values replace their placeholders, and properties their key paths")
  func values() {
    #expect(
      NSExpression(format: "%d * %f", 3, 2.5).expressionValue(with: nil, context: nil)
        as? Double == 7.5)
    #expect(
      value("width * 2", of: Box()) as? Int == 8 && value("sum(sides)", of: Box()) as? Int == 6)
    #expect(value("%K + SELF.width", "width", of: Box()) as? Int == 8)
    #expect(value("%@ + 1", NSExpression(format: "2 * 2")) as? Int == 5)
    #expect(value("'a b'") as? String == "a b")
    let constant = NSExpression(forConstantValue: 2).expressionValue(with: nil, context: nil)
    #expect(constant as? Int == 2)
    #expect(
      NSExpression(forKeyPath: "width").expressionValue(with: Box(), context: nil) as? Int == 4)
  }
}
