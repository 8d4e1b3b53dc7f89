// Everything that `import SwiftUI` provides: this package's layers, and what Apple's SwiftUI
// re-exports.

@_exported import Combine
@_exported import Controls
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import LayoutCore
@_exported import ListControls
@_exported import MissingFormatters
@_exported import NavigationControls
@_exported import Observation
@_exported import PersistentState
@_exported import PresentationControls
@_exported import Previews
@_exported import Scenes
@_exported import TableControls
@_exported import TextControls
@_exported import TransferControls
@_exported import UIKitNames
@_exported import UniformTypeIdentifiers
@_exported import ValueControls
@_exported import ViewBasics
@_exported import ViewDrawing
@_exported import ViewEnvironment
@_exported import ViewEvents
@_exported import ViewGestures
@_exported import ViewLayouts
@_exported import ViewRuntime
@_exported import ViewTexts
@_exported import ViewValues

// Named explicitly to take precedence over Foundation's, which exist but are unusable.
@_exported import class MissingFormatters.NSExpression
@_exported import class MissingFormatters.PersonNameComponentsFormatter
