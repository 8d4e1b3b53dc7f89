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
/// The body is a view builder; with an explicit `return` it is a closure like any other, and may
/// declare types of its own. Declaring a preview runs nothing: the body is called each time the
/// preview is shown.
///
/// - Parameters:
///   - name: What a list of previews calls it; its file and line if there is none.
///   - traits: How it wants to be shown.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
