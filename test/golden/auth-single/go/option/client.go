package option

import (
	"context"

	"example.com/single/core"
)

// WithUsername gives a credential of the scheme login.
func WithUsername(value string) core.Option {
	return core.WithValue("WithUsername", value)
}

// WithUsernameSource is WithUsername with a function, which is asked for every attempt, so that credentials can rotate.
func WithUsernameSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithUsername", source)
}

// WithPassword gives a credential of the scheme login.
func WithPassword(value string) core.Option {
	return core.WithValue("WithPassword", value)
}

// WithPasswordSource is WithPassword with a function, which is asked for every attempt, so that credentials can rotate.
func WithPasswordSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithPassword", source)
}
