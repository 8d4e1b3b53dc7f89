import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// The look of the source view of a zoom transition.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}
