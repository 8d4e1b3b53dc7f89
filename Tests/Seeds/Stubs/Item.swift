import SwiftUI

struct Item: Identifiable, Sendable {
  let id: Int
  var name: String
}
