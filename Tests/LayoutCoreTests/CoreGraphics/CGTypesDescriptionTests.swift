import Foundation
import LayoutCore
import Testing

struct CGTypesDescriptionTests {
  @Test("Points, sizes and rectangles are printed as their numbers")
  func printing() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
  }
}
