// The HostInterface layer.
