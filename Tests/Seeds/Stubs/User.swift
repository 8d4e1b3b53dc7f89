import SwiftUI

struct User: Sendable {
  var name: String
}
