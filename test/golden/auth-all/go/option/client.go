package option

import (
	"context"

	"example.com/all/core"
)

// WithAccount gives a credential of the scheme login. Without it, the environment variable ACME_ACCOUNT is read.
func WithAccount(value string) core.Option {
	return core.WithValue("WithAccount", value)
}

// WithAccountSource is WithAccount with a function, which is asked for every attempt, so that credentials can rotate.
func WithAccountSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithAccount", source)
}

// WithTenant gives a credential of the scheme tenant.
func WithTenant(value string) core.Option {
	return core.WithValue("WithTenant", value)
}

// WithTenantSource is WithTenant with a function, which is asked for every attempt, so that credentials can rotate.
func WithTenantSource(source func(context.Context) (string, error)) core.Option {
	return core.WithSource("WithTenant", source)
}
