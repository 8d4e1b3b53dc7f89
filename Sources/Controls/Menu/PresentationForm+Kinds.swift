import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension PresentationForm {
  package static var sheet: PresentationForm {
    PresentationForm(
      role: .sheet, style: .sheet, largest: CGSize(width: 576, height: CGFloat.infinity),
      smallest: CGSize(width: 160, height: 0))
  }

  package static var cover: PresentationForm {
    PresentationForm(role: .sheet, style: .cover, place: .whole, isDismissable: false)
  }

  /// Closed only by its buttons; Escape activates the cancel button.
  package static var alert: PresentationForm {
    PresentationForm(
      role: .alert, style: .alert, isDismissable: false,
      largest: CGSize(width: 416, height: CGFloat.infinity), smallest: CGSize(width: 176, height: 0)
    )
  }

  package static var dialog: PresentationForm {
    PresentationForm(
      role: .dialog, style: .dialog, largest: CGSize(width: 416, height: CGFloat.infinity),
      smallest: CGSize(width: 176, height: 0))
  }

  package static func popover(
    beside edge: Edge, anchor: @escaping (CGRect) -> CGRect = { $0 }
  ) -> PresentationForm {
    PresentationForm(
      role: .popover, style: .popover,
      place: .beside(edge, isAligned: false, anchor: anchor))
  }

  /// The dragged content, at the pointer.
  package static func carried(_ anchor: @escaping (CGRect) -> CGRect) -> PresentationForm {
    var form = PresentationForm(
      role: .box, style: .carried, place: .beside(.bottom, isAligned: true, anchor: anchor),
      isExclusive: false, isDismissable: false)
    form.isPassive = true
    return form
  }

  /// The suggestions of a text field, below it; the field keeps keyboard focus.
  package static var suggestions: PresentationForm {
    var form = menu()
    form.leavesFocus = true
    return form
  }

  /// - Parameter edge: below the control that opens it, or beside it for a submenu.
  package static func menu(
    beside edge: Edge = .bottom, anchor: @escaping (CGRect) -> CGRect = { $0 }
  ) -> PresentationForm {
    PresentationForm(
      role: .menu, style: .menu, place: .beside(edge, isAligned: true, anchor: anchor),
      isExclusive: false)
  }
}
