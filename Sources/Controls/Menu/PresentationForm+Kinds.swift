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

  /// Closed by its buttons only; Escape stands for the one that cancels.
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

  /// What is dragged, at the pointer.
  package static func carried(_ anchor: @escaping (CGRect) -> CGRect) -> PresentationForm {
    var form = PresentationForm(
      role: .box, style: .carried, place: .beside(.bottom, isAligned: true, anchor: anchor),
      isExclusive: false, isDismissable: false)
    form.isPassive = true
    return form
  }

  /// What a text field offers, below it; the field keeps the keyboard.
  package static var suggestions: PresentationForm {
    var form = menu()
    form.leavesFocus = true
    return form
  }

  /// - Parameter edge: below what opens it, or beside it for a menu within a menu.
  package static func menu(
    beside edge: Edge = .bottom, anchor: @escaping (CGRect) -> CGRect = { $0 }
  ) -> PresentationForm {
    PresentationForm(
      role: .menu, style: .menu, place: .beside(edge, isAligned: true, anchor: anchor),
      isExclusive: false)
  }
}
