import SwiftUI

extension LoginForm {
  func login() {}
}
