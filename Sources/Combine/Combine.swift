// The Combine layer.
