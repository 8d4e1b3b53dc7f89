// What these tests have in common with those of other targets.
@_exported import TestSupport
