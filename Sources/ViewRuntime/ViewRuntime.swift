// The ViewRuntime layer.
