package core

import (
	"context"

	"sdkmodule/internal/settings"
)

// Option changes how a client, or one call, works. The functions of package option make them.
type Option = settings.Option

// EnvironmentName is the name of one of the environments of an API.
type EnvironmentName string

// WithValue sets an option of the API: a credential, a header or a variable. It is for the functions of package option.
func WithValue(name string, value any) Option {
	return func(s *settings.Settings) {
		s.Set(name, func(context.Context) (any, error) { return value, nil })
	}
}

// WithSource is WithValue for a value that is asked for anew on each attempt.
func WithSource(name string, source func(ctx context.Context) (string, error)) Option {
	return func(s *settings.Settings) {
		s.Set(name, func(ctx context.Context) (any, error) { return source(ctx) })
	}
}
