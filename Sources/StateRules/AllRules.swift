import SourceModel

/// Every rule of state, in the order of the documentation.
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

  /// Those that look at sources, and those that look at a run.
  package static var all: [any Rule] { rules + runRules }

  /// What only a run of the program shows: `kumiki check --run`.
  package static let runRules: [any Rule] = [
    StoppedProgramRule(), UpdateLoopRule(), UnobservedReadRule(), RuntimeDiagnosticRule(),
    WastefulBodyRule(),
  ]
}
