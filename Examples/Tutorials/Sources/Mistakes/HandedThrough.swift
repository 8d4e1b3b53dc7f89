import SwiftUI

struct Outer: View {
  @State private var name = ""

  var body: some View { Middle(name: $name) }
}

struct Middle: View {
  @Binding var name: String

  var body: some View { Inner(name: $name) }
}

struct Inner: View {
  @Binding var name: String

  var body: some View { Innermost(name: $name) }
}

struct Innermost: View {
  @Binding var name: String

  var body: some View { TextField("Name", text: $name) }
}
