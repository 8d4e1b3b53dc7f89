import Controls
import Foundation
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// Adds a column of details at a view's trailing side.
struct InspectorModifier<Inspector> {
  @Binding var isPresented: Bool
  let inspector: DeferredView<Inspector>
  @State private var width = InspectorWidth()
  /// The width of the view and the column together; nil until they are laid out.
  @State private var room: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
}

extension InspectorModifier: ViewModifier where Inspector: View {
  nonisolated init(_ isPresented: Binding<Bool>, _ inspector: @escaping () -> Inspector) {
    _isPresented = isPresented
    self.inspector = DeferredView(inspector)
  }

  func body(content: Content) -> some View {
    // Nil until the width is known: otherwise the content could be mounted in a column for one
    // frame and lose its state when it moves to a sheet.
    let isNarrow: Bool? =
      sizeClass == .compact ? true : room.map { !width.leavesEnough(of: $0) }
    // The width is also read in the sheet, as it may be small enough for a column.
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
          // At its ideal width within its limits: it cannot be resized by dragging.
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

  /// Returns whether the view keeps enough space beside the column: a list with two words per line,
  /// 25 cells in a terminal.
  func leavesEnough(of room: CGFloat) -> Bool { room - shown >= 200 }
}

struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth { InspectorWidth() }

  static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
    value = nextValue()
  }
}

extension View {
  /// Shows a column of details beside this view while `isPresented` is true; shows a sheet instead
  /// if the column would leave too little space, and in narrow windows.
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
