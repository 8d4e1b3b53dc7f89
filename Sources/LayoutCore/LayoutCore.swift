// The LayoutCore layer.
