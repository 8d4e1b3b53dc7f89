// The ViewTesting layer.
