// Package settings holds what options set: those of a client, and those of one call.
package settings

import (
	"context"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"time"
)

// Doer sends one HTTP request. *http.Client is one.
type Doer interface {
	Do(req *http.Request) (*http.Response, error)
}

// Client holds what sends requests. It is compared by its place, since a Doer may be of a type that cannot be compared.
type Client struct{ Doer }

// Next sends a request on.
type Next = func(req *http.Request) (*http.Response, error)

// Middleware is wrapped around every attempt, after credentials are added.
type Middleware = func(req *http.Request, next Next) (*http.Response, error)

// Value gives the current value of an option; it is asked once for each attempt.
type Value struct {
	Get func(ctx context.Context) (any, error)
}

// Header is one header as a caller gives it.
type Header struct {
	Name, Value string
	// Remove takes away what would be sent otherwise.
	Remove bool
}

// Pair is a query parameter or a property of a body beyond the declared ones.
type Pair struct {
	Name  string
	Value any
}

// Settings is what options set. A nil pointer means that nothing is set.
type Settings struct {
	BaseURL     *string
	Environment *string
	HTTPClient  *Client
	Timeout     *time.Duration
	MaxRetries  *int
	// MaxResponseBytes is the most bytes of a response, or of one event or message; 0 means no limit.
	MaxResponseBytes *int64
	RetryUnsafe      *bool
	Headers          []Header
	Query            []Pair
	BodyProperties   []Pair
	IdempotencyKey   string
	Middleware       []Middleware
	Logger           *slog.Logger
	// Values are those of the API's own options, credentials among them, by the name of the option.
	Values map[string]*Value
	// Reconnect is how many times in a row a channel opens a new connection by itself.
	Reconnect   int
	OnReconnect func()
	// MaxWaiting is how many messages of a channel may wait to be read; 0 means the default.
	MaxWaiting int
}

// Option changes settings.
type Option func(*Settings)

// With gives a copy that the options have changed.
func (s *Settings) With(options []Option) *Settings {
	changed := *s
	changed.Headers = slices.Clone(s.Headers)
	changed.Query = slices.Clone(s.Query)
	changed.BodyProperties = slices.Clone(s.BodyProperties)
	changed.Middleware = slices.Clone(s.Middleware)
	changed.Values = maps.Clone(s.Values)
	for _, option := range options {
		if option != nil {
			option(&changed)
		}
	}
	return &changed
}

// Set remembers the value of an option of the API.
func (s *Settings) Set(name string, get func(ctx context.Context) (any, error)) {
	if s.Values == nil {
		s.Values = map[string]*Value{}
	}
	s.Values[name] = &Value{Get: get}
}
