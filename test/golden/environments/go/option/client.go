package option

import "example.com/environments/core"

// WithBucket sets bucket in the URLs of the API's servers.
func WithBucket(value string) core.Option {
	return core.WithValue("WithBucket", value)
}

// WithRegion sets region in the URLs of the API's servers.
func WithRegion(value string) core.Option {
	return core.WithValue("WithRegion", value)
}

// WithPort sets port in the URLs of the API's servers.
func WithPort(value string) core.Option {
	return core.WithValue("WithPort", value)
}

// WithBase sets base in the URLs of the API's servers.
func WithBase(value string) core.Option {
	return core.WithValue("WithBase", value)
}
