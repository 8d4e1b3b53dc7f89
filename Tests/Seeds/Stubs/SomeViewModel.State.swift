import SwiftUI

extension SomeViewModel {
  enum State {
    case initial
  }
}
