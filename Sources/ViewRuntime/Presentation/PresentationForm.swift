import Foundation
import HostInterface
import LayoutCore

/// What something presented is, where it stands and how the user may get rid of it.
package struct PresentationForm {
  package enum Place {
    /// In the middle of the window, as large as its content wants and the window allows.
    case center
    /// Over all of the window.
    case whole
    /// Beside the presenting view, on this side if there is room.
    ///
    /// - Parameter anchor: which part of the view is meant, given the view's rectangle.
    case beside(Edge, isAligned: Bool, anchor: (CGRect) -> CGRect)
  }

  package var role: Role
  /// The name under which a host knows its looks.
  package var style: ControlSpec.Style
  package var place: Place
  /// Only one of these is shown for one presenter at a time (S12.4).
  package var isExclusive: Bool
  /// Whether Escape and a click beside it close it.
  package var isDismissable: Bool
  /// What had the keyboard goes on having it.
  package var leavesFocus = false
  /// Only to be looked at: it takes neither focus nor pointer.
  package var isPassive = false
  /// Stands in for what the window has no room for: the program did not ask for another one beside
  /// what is shown, so that waiting for that is no mistake.
  package var isAdaptation = false
  /// What it should not be larger or smaller than, in points, as far as the window allows.
  package var largest: CGSize
  package var smallest: CGSize
  /// What an accessibility client calls it.
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

/// What the content of something presented asks for by modifiers.
package struct PresentationPreferences {
  /// Asked before the user closes it, with what is to be done once they have agreed; returns
  /// whether they are asked.
  package var holdsBack: (@MainActor (_ close: @escaping () -> Void) -> Bool)?
  /// `interactiveDismissDisabled`: only the program closes it (S12.6).
  package var isDismissDisabled = false
  /// The height for the greatest possible one, in points; nil: as the content wants it.
  package var height: ((CGFloat) -> CGFloat)?
  /// What the content is offered, given the greatest possible size and its answers; nil: the
  /// latter.
  package var proposal: ((CGSize, @escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize)?
  /// Whether it takes all the room that there is.
  package var fillsRoom = false
  /// Whether what lies behind can be used all the while.
  package var leavesBackgroundUsable = false
  /// A grip at the upper edge.
  package var showsGrip = false
  /// In points; nil: the host's own.
  package var cornerRadius: Double?
  /// Another form than the presenter's, for a narrow window.
  package var form: PresentationForm?
  /// The user wants it higher or lower by a step.
  package var step: (@MainActor (_ up: Bool) -> Void)?

  package init() {}
}
