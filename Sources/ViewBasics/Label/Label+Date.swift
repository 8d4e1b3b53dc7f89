import Foundation
import ViewRuntime
import ViewTexts

extension Label where Title == Text, Icon == EmptyView {
  /// Makes a label that shows a date, without an icon: `Label(dueDate, style: .date)`.
  ///
  /// Articles about SwiftUI use this; Apple's SwiftUI has it only for `Text`. It is here so that
  /// such code compiles, and shows what `Text(dueDate, style: .date)` shows.
  public nonisolated init(_ date: Date, style: Text.DateStyle) {
    self.init {
      Text(date, style: style)
    } icon: {
      EmptyView()
    }
  }
}
