// Helpers that these tests share with other targets.
@_exported import TestSupport
