import Foundation
import HostInterface
import LayoutCore

/// The kind and place of something presented, and how the user may close it.
package struct PresentationForm {
  package enum Place {
    /// In the middle of the window, as large as its content requires and the window allows.
    case center
    /// Over the entire window.
    case whole
    /// Next to the presenting view, on this side if there is space.
    ///
    /// - Parameter anchor: returns the relevant part of the view, given the view's rectangle.
    case beside(Edge, isAligned: Bool, anchor: (CGRect) -> CGRect)
  }

  package var role: Role
  /// The name by which a host knows its appearance.
  package var style: ControlSpec.Style
  package var place: Place
  /// Whether only one of these is shown for one presenter at a time (S12.4).
  package var isExclusive: Bool
  /// Whether Escape and a click outside close it.
  package var isDismissable: Bool
  /// Whether the focused view keeps keyboard focus.
  package var leavesFocus = false
  /// Whether it is for display only: it takes neither focus nor pointer input.
  package var isPassive = false
  /// Whether it replaces something that the window has no space for: the program did not request a
  /// second presentation, so waiting for the first one is no mistake.
  package var isAdaptation = false
  /// The largest and smallest sizes in points, as far as the window allows.
  package var largest: CGSize
  package var smallest: CGSize
  /// The label for accessibility clients.
  package var label: String?

  package init(
    role: Role, style: ControlSpec.Style, place: Place = .center, isExclusive: Bool = true,
    isDismissable: Bool = true,
    largest: CGSize = CGSize(width: CGFloat.infinity, height: .infinity),
    smallest: CGSize = .zero, label: String? = nil
  ) {
    self.role = role
    self.style = style
    self.place = place
    self.isExclusive = isExclusive
    self.isDismissable = isDismissable
    self.largest = largest
    self.smallest = smallest
    self.label = label
  }
}

/// The preferences that the content of something presented sets by modifiers.
package struct PresentationPreferences {
  /// Called before the user closes it, with a closure to call once they have confirmed; returns
  /// whether they are asked.
  package var holdsBack: (@MainActor (_ close: @escaping () -> Void) -> Bool)?
  /// `interactiveDismissDisabled`: only the program can close it (S12.6).
  package var isDismissDisabled = false
  /// Computes the height from the greatest possible one, in points; nil for the content's height.
  package var height: ((CGFloat) -> CGFloat)?
  /// Computes the content's proposal from the greatest possible size and the content's answers; nil
  /// for that size.
  package var proposal: ((CGSize, @escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize)?
  /// Whether it takes all the available space.
  package var fillsRoom = false
  /// Whether what lies behind remains usable.
  package var leavesBackgroundUsable = false
  /// Whether there is a grip at the upper edge.
  package var showsGrip = false
  /// The corner radius in points; nil for the host's own.
  package var cornerRadius: Double?
  /// A form that replaces the presenter's, for a narrow window.
  package var form: PresentationForm?
  /// Called when the user makes it one step higher or lower.
  package var step: (@MainActor (_ up: Bool) -> Void)?

  package init() {}
}
