// Package driver is the fixed part of the driver of Go SDKs (docs/backends/3-conformance.md). It translates messages and
// judges nothing.
package driver

import (
	"context"
	"log/slog"
	"time"

	"golden.test/core"
	"golden.test/webhook"
)

// Requester calls an endpoint that the SDK does not declare.
type Requester = func(ctx context.Context, method, path string, body, out any, opts ...core.Option) (*core.Response[struct{}], error)

// Call takes the arguments of a message and gives what a call with them can do.
type Call = func(client any, args *Arguments) Result

// Option sets one of the API's own options, to a value or to a function that gives values.
type Option struct {
	Value  func(types *Types, value any) core.Option
	Source func(source func(context.Context) (string, error)) core.Option
}

// Setter is an option that takes one type, for any value.
func Setter[T any](set func(T) core.Option) func(*Types, any) core.Option {
	return func(types *Types, value any) core.Option {
		var given T
		types.assign(&given, value)
		return set(given)
	}
}

// Common are the options that every SDK has.
type Common struct {
	BaseURL          func(string) core.Option
	Environment      func(core.EnvironmentName) core.Option
	Timeout          func(time.Duration) core.Option
	MaxRetries       func(int) core.Option
	MaxResponseBytes func(int64) core.Option
	RetryUnsafe      func(bool) core.Option
	Header           func(name, value string) core.Option
	NoHeader         func(name string) core.Option
	Query            func(name string, value any) core.Option
	BodyProperty     func(name string, value any) core.Option
	IdempotencyKey   func(string) core.Option
	Logger           func(*slog.Logger) core.Option
}

// Table is everything in which one SDK differs from another.
type Table struct {
	Create       func(opts []core.Option) any
	Derive       func(client any, opts []core.Option) any
	Request      func(client any) Requester
	Parts        func(client any) []any
	Common       Common
	Environments map[string]core.EnvironmentName
	Options      map[string]Option
	Calls        map[string]Call
	Types        *Types
	// Webhooks verify and read deliveries of signed webhooks, by their names in the definition.
	Webhooks map[string]func(d webhook.Delivery, secrets ...string) (any, error)
}
