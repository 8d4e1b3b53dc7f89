import SwiftUI

struct SomeEntity {}
