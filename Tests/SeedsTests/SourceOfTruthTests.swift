import SwiftUI
import Testing
import ViewTesting
