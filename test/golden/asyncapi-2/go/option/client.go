package option

import (
	"context"

	"example.com/chat/core"
)

// WithKey gives a credential of the scheme key.
func WithKey(value string) core.Option {
	return core.WithValue("WithKey", value)
}

// WithKeySource is WithKey with a function, which is asked for every attempt, so that credentials can rotate.
func WithKeySource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithKey", source)
}

// WithRegion sets region in the URLs of the API's servers.
func WithRegion(value string) core.Option {
	return core.WithValue("WithRegion", value)
}
