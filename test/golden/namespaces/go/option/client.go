package option

import (
	"context"

	"example.com/accounts/core"
)

// WithClientID gives a credential of the scheme service.
func WithClientID(value string) core.Option {
	return core.WithValue("WithClientID", value)
}

// WithClientIDSource is WithClientID with a function, which is asked for every attempt, so that credentials can rotate.
func WithClientIDSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithClientID", source)
}

// WithClientSecret gives a credential of the scheme service.
func WithClientSecret(value string) core.Option {
	return core.WithValue("WithClientSecret", value)
}

// WithClientSecretSource is WithClientSecret with a function, which is asked for every attempt, so that credentials can rotate.
func WithClientSecretSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithClientSecret", source)
}

// WithAccessToken gives a credential of the scheme service.
func WithAccessToken(value string) core.Option {
	return core.WithValue("WithAccessToken", value)
}

// WithAccessTokenSource is WithAccessToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithAccessTokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithAccessToken", source)
}
