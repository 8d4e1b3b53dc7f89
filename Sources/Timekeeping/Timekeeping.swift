// The Timekeeping layer.
