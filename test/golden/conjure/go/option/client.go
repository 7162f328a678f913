package option

import (
	"context"

	"example.com/pet-service/core"
)

// WithHeaderToken gives a credential of the scheme header.
func WithHeaderToken(value string) core.Option {
	return core.WithValue("WithHeaderToken", value)
}

// WithHeaderTokenSource is WithHeaderToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithHeaderTokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithHeaderToken", source)
}

// WithCookiePalantirTokenToken gives a credential of the scheme cookie:PALANTIR_TOKEN.
func WithCookiePalantirTokenToken(value string) core.Option {
	return core.WithValue("WithCookiePalantirTokenToken", value)
}

// WithCookiePalantirTokenTokenSource is WithCookiePalantirTokenToken with a function, which is asked for every attempt, so that credentials can rotate.
func WithCookiePalantirTokenTokenSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithCookiePalantirTokenToken", source)
}
