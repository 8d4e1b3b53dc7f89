// The SwiftUI layer.
