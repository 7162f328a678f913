package option

import (
	"context"

	"example.com/shelter/core"
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

// WithKey gives a credential of the scheme key.
func WithKey(value string) core.Option {
	return core.WithValue("WithKey", value)
}

// WithKeySource is WithKey with a function, which is asked for every attempt, so that credentials can rotate.
func WithKeySource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithKey", source)
}

// WithToken gives a credential of the scheme account.
func WithToken(value string) core.Option {
	return core.WithValue("WithToken", value)
}

// WithTokenSource is WithToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithTokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithToken", source)
}
