// The ViewBasics layer.
