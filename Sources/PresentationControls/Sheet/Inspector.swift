import Controls
import Foundation
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// A view with a column of details at its trailing side.
struct InspectorModifier<Inspector> {
  @Binding var isPresented: Bool
  let inspector: DeferredView<Inspector>
  @State private var width = InspectorWidth()
  /// What the view and the column have together; nil until it is laid out.
  @State private var room: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
}

extension InspectorModifier: ViewModifier where Inspector: View {
  nonisolated init(_ isPresented: Binding<Bool>, _ inspector: @escaping () -> Inspector) {
    _isPresented = isPresented
    self.inspector = DeferredView(inspector)
  }

  func body(content: Content) -> some View {
    // Nil until the room is known: what stood in a column for one frame would begin anew in a
    // sheet.
    let isNarrow: Bool? =
      sizeClass == .compact ? true : room.map { !width.leavesEnough(of: $0) }
    // In the sheet it says its width too, which may be little enough for a column.
    let details = inspector.modifier(
      PreferenceReaderModifier<InspectorWidthKey>(areEqual: ==, passesOn: false) {
        width = $0
      })
    HStack(alignment: .top, spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented, isNarrow == false {
        Divider()
        details
          .environment(\.joinsBarAround, false)
          // Within its limits it is as wide as suits it: nobody has dragged it to be wider.
          .frame(minWidth: width.min, idealWidth: width.shown, maxWidth: width.shown)
          .frame(maxHeight: .infinity, alignment: .top)
          .layoutPriority(1)
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      room = $0
    }
    .modifier(
      FlagPresentation(
        Binding.unread(get: { isPresented && isNarrow == true }, set: { isPresented = $0 }),
        Self.narrowForm, onDismiss: nil
      ) { details })
  }

  private static var narrowForm: PresentationForm {
    var form = PresentationForm.sheet
    form.isAdaptation = true
    return form
  }
}

struct InspectorWidth: Equatable {
  var min: CGFloat? = nil
  var ideal: CGFloat = 224
  var max: CGFloat? = 224

  var shown: CGFloat { Swift.max(Swift.min(ideal, max ?? ideal), min ?? 0) }

  /// Whether a view keeps what it needs beside the column: a list with two words in a line, 25
  /// cells in a terminal.
  func leavesEnough(of room: CGFloat) -> Bool { room - shown >= 200 }
}

struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth { InspectorWidth() }

  static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
    value = nextValue()
  }
}

extension View {
  /// Shows a column of details beside this view while `isPresented` is true; where it would leave
  /// too little of the view, and in narrow windows, a sheet.
  ///
  /// ```swift
  /// Canvas(document).inspector(isPresented: $showsDetails) {
  ///   DetailsForm().inspectorColumnWidth(min: 160, ideal: 224, max: 320)
  /// }
  /// ```
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented, content))
  }
}
