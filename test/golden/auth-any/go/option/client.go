package option

import (
	"context"

	"example.com/any/core"
)

// WithAPIKey gives a credential of the scheme key. Without it, the environment variable ACME_KEY is read.
func WithAPIKey(value string) core.Option {
	return core.WithValue("WithAPIKey", value)
}

// WithAPIKeySource is WithAPIKey with a function, which is asked for every attempt, so that credentials can rotate.
func WithAPIKeySource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithAPIKey", source)
}

// WithAccessToken gives a credential of the scheme token. Without it, the environment variable ACME_TOKEN is read.
func WithAccessToken(value string) core.Option {
	return core.WithValue("WithAccessToken", value)
}

// WithAccessTokenSource is WithAccessToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithAccessTokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithAccessToken", source)
}

// WithTenant sets the header X-Tenant of every call.
func WithTenant(value string) core.Option {
	return core.WithValue("WithTenant", value)
}

// WithRegion sets the header X-Region of every call.
func WithRegion(value string) core.Option {
	return core.WithValue("WithRegion", value)
}
