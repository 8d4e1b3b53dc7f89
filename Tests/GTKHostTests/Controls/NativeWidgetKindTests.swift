#if GTK
  import HostInterface
  import Testing

  @testable import GTKHost

  @Suite("Kinds and styles of controls in a window")
  @MainActor
  struct NativeWidgetKindTests {
    /// The widget of each style. Kinds that are not here are composed of other views.
    private static let known: [ControlSpec.Kind: [ControlSpec.Style: NativeWidgetKind]] = [
      .toggleIndicator: [.switch: .toggle, .checkbox: .check],
      .slider: [.automatic: .scale],
      .stepperButtons: [.automatic: .stepper],
      .textField: [
        .automatic: .entry(.automatic), .plain: .entry(.plain),
        .roundedBorder: .entry(.roundedBorder), .squareBorder: .entry(.squareBorder),
        .search: .entry(.search),
      ],
      .secureField: [
        .automatic: .password(isFlat: false), .plain: .password(isFlat: true),
        .roundedBorder: .password(isFlat: false), .squareBorder: .password(isFlat: false),
      ],
      .textEditor: [
        .automatic: .editor(.page), .plain: .editor(.none), .roundedBorder: .editor(.page),
      ],
      .pickerIndicator: [
        .automatic: .dropDown, .menu: .dropDown, .navigationLink: .dropDown,
        .segmented: .segments, .palette: .segments, .inline: .radios, .radioGroup: .radios,
        .horizontalRadioGroup: .radioRow, .wheel: .radios,
      ],
      .progress: [.automatic: .bar, .linear: .bar, .circular: .spinner],
    ]

    @Test(
      "Each style in use has its widget",
      arguments: ControlSpec.Style.used.keys.sorted { $0.rawValue < $1.rawValue })
    func widgets(kind: ControlSpec.Kind) {
      let known = Self.known[kind] ?? [:]
      let used = ControlSpec.Style.used[kind] ?? []
      for style in used {
        let content = NodeContent(control: ControlSpec(kind: kind, style: style))
        let isKnown = NativeWidgetKind(control: content) == known[style]
        #expect(isKnown, "\(kind.rawValue) \(style.rawValue)")
      }
      #expect(Set(known.keys).subtracting(used) == [])
    }
  }
#endif
