// The DependencyGraph layer.
