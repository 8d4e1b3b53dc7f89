import SwiftUI

struct Theme: Sendable {
  var primaryColor: Color

  static let `default` = Theme(primaryColor: .black)
  static let dark = Theme(primaryColor: .white)
}
