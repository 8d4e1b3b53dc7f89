// Editors write `import SwiftUICore` by themselves: the part of SwiftUI in which most names are
// declared on Apple's systems. Here it is all of it.

@_exported import SwiftUI
