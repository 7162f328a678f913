package option

import (
	"context"

	"example.com/oauth/core"
)

// WithClientID gives a credential of the scheme service. Without it, the environment variable ACME_CLIENT_ID is read.
func WithClientID(value string) core.Option {
	return core.WithValue("WithClientID", value)
}

// WithClientIDSource is WithClientID with a function, which is asked for every attempt, so that credentials can rotate.
func WithClientIDSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithClientID", source)
}

// WithClientSecret gives a credential of the scheme service. Without it, the environment variable ACME_CLIENT_SECRET is read.
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

// WithGateway gives a credential of the scheme gateway.
func WithGateway(value string) core.Option {
	return core.WithValue("WithGateway", value)
}

// WithGatewaySource is WithGateway with a function, which is asked for every attempt, so that credentials can rotate.
func WithGatewaySource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithGateway", source)
}
