package option

import (
	"context"

	"example.com/prices/core"
)

// WithToken gives a credential of the scheme bearer.
func WithToken(value string) core.Option {
	return core.WithValue("WithToken", value)
}

// WithTokenSource is WithToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithTokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithToken", source)
}
