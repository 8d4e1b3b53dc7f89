import Foundation
import ViewRuntime
import ViewTexts

extension Label where Title == Text, Icon == EmptyView {
  /// A label that says a date and has no icon: `Label(dueDate, style: .date)`.
  ///
  /// Texts about SwiftUI write this; Apple's SwiftUI has it for `Text` alone. It is here so that
  /// such source compiles, and shows what `Text(dueDate, style: .date)` shows.
  public nonisolated init(_ date: Date, style: Text.DateStyle) {
    self.init {
      Text(date, style: style)
    } icon: {
      EmptyView()
    }
  }
}
