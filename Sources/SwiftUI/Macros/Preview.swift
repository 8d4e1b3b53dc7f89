import Scenes
import ViewRuntime

/// Declares a preview of a view, in any file of a program.
///
/// ```swift
/// #Preview { Greeting(name: "Mika") }
///
/// #Preview("Large", traits: .fixedLayout(width: 400, height: 300)) {
///   @Previewable @State var isOn = true
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
///
/// The body is a view builder; with an explicit `return` it is an ordinary closure, and may declare
/// types. Declaring a preview runs nothing: the body is called whenever the preview is shown.
///
/// - Parameters:
///   - name: The name in lists of previews; by default its file and line.
///   - traits: The traits with which to show the preview.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view in a window of a style.
///
/// ```swift
/// #Preview(windowStyle: .automatic) { Greeting(name: "Mika") }
/// ```
///
/// - Parameters:
///   - name: The name in lists of previews; by default its file and line.
///   - windowStyle: The style of the window.
///   - traits: The traits with which to show the preview.
///   - body: Makes the view.
///
/// - Note: In part without effect: windows have the host's own style.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
  _ name: String? = nil, windowStyle: Style,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
