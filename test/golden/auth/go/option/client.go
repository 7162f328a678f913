package option

import (
	"context"

	"example.com/auth/core"
)

// WithAPIToken gives a credential of the scheme bearer. Without it, the environment variable ACME_TOKEN is read.
func WithAPIToken(value string) core.Option {
	return core.WithValue("WithAPIToken", value)
}

// WithAPITokenSource is WithAPIToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithAPITokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithAPIToken", source)
}

// WithUser gives a credential of the scheme basic. Without it, the environment variable ACME_USER is read.
func WithUser(value string) core.Option {
	return core.WithValue("WithUser", value)
}

// WithUserSource is WithUser with a function, which is asked for every attempt, so that credentials can rotate.
func WithUserSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithUser", source)
}

// WithPassword gives a credential of the scheme basic. Without it, the environment variable ACME_PASSWORD is read.
func WithPassword(value string) core.Option {
	return core.WithValue("WithPassword", value)
}

// WithPasswordSource is WithPassword with a function, which is asked for every attempt, so that credentials can rotate.
func WithPasswordSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithPassword", source)
}

// WithAPIKey gives a credential of the scheme key.
func WithAPIKey(value string) core.Option {
	return core.WithValue("WithAPIKey", value)
}

// WithAPIKeySource is WithAPIKey with a function, which is asked for every attempt, so that credentials can rotate.
func WithAPIKeySource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithAPIKey", source)
}

// WithQueryKey gives a credential of the scheme queryKey.
func WithQueryKey(value string) core.Option {
	return core.WithValue("WithQueryKey", value)
}

// WithQueryKeySource is WithQueryKey with a function, which is asked for every attempt, so that credentials can rotate.
func WithQueryKeySource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithQueryKey", source)
}

// WithSession gives a credential of the scheme session.
func WithSession(value string) core.Option {
	return core.WithValue("WithSession", value)
}

// WithSessionSource is WithSession with a function, which is asked for every attempt, so that credentials can rotate.
func WithSessionSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithSession", source)
}

// WithOauth gives a credential of the scheme oauth.
func WithOauth(value string) core.Option {
	return core.WithValue("WithOauth", value)
}

// WithOauthSource is WithOauth with a function, which is asked for every attempt, so that credentials can rotate.
func WithOauthSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithOauth", source)
}
