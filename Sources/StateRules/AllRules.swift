import SourceModel

/// Every rule about state, in the order of the documentation.
package enum AllRules {
  package static let rules: [any Rule] = [
    ObservedObjectOwnedRule(), StateObjectPassedInRule(), PrivateStateRule(),
    StateReferenceTypeRule(), StateDefaultAndInitRule(), StateShadowsInputRule(),
    DuplicateSourceOfTruthRule(), RedundantDerivedStateRule(), BindingPropDrillingRule(),
    BindingReadOnlyRule(), ObservableObjectNoPublishedRule(),
    PublishedOutsideObservableObjectRule(), NestedObservableObjectRule(),
    ObservableMainActorRule(), ActorViewModelRule(), ObservableLegacyWrapperRule(),
    ObservableWrapperNotIgnoredRule(), MissingEnvironmentInjectionRule(),
    InlineEnvironmentObjectRule(), MainActorBlockingRule(), WriteInBodyRule(), ChangeLoopRule(),
    PublisherInBodyRule(), UnobservedObjectRule(), BindableMissingRule(),
    ForEachIndexIdRule(), UnstableIdRule(), AnyViewRule(), ConditionalModifierRule(),
    EnvironmentInNonViewRule(), TaskIdMissingRule(), WrapperChoiceRule(),
    MigrateObservableRule(), LoadingStateEnumRule(), ViewModelAccessRule(), FinalViewModelRule(),
    InjectProtocolDependencyRule(), ExtractLoadingHelperRule(),
    SilencingNothingRule(), SilencingWithoutReasonRule(),
  ]

  /// The rules that check sources and those that check a run.
  package static var all: [any Rule] { rules + runRules }

  /// The rules that need a run of the program: `kumiki check --run`.
  package static let runRules: [any Rule] = [
    StoppedProgramRule(), UpdateLoopRule(), UnobservedReadRule(), RuntimeDiagnosticRule(),
    WastefulBodyRule(),
  ]
}
