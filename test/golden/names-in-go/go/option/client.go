package option

import (
	"context"

	"example.com/go-core/core"
)

// WithToken gives a credential of the scheme base_url.
func WithToken(value string) core.Option {
	return core.WithValue("WithToken", value)
}

// WithTokenSource is WithToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithTokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithToken", source)
}
