// The Scenes layer.
