import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

// Hand gestures of the wearer of a watch. The names are accepted; GAPS.md lists them.

/// The style in which a quick action is offered.
public protocol AccessibilityQuickActionStyle {}
