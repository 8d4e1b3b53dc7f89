// The Controls layer.
