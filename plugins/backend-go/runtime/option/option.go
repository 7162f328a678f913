// Package option holds the options of clients and calls. An option that is given to a call wins over the client's.
package option

import (
	"log/slog"
	"net/http"
	"time"

	"sdkmodule/core"
	"sdkmodule/internal/settings"
)

// RequestOption is an option of a client or of one call.
type RequestOption = core.Option

// HTTPClient sends requests. *http.Client is one.
type HTTPClient = settings.Doer

// MiddlewareNext sends a request on.
type MiddlewareNext = settings.Next

// Middleware is wrapped around every attempt, after credentials are added: it can sign, measure, change or answer
// requests.
type Middleware = settings.Middleware

// WithBaseURL sets the base URL of all requests; it wins over the environment.
func WithBaseURL(url string) RequestOption {
	return func(s *settings.Settings) { s.BaseURL = &url }
}

// WithEnvironment chooses one of the environments of the API. The first one is the default.
func WithEnvironment(name core.EnvironmentName) RequestOption {
	return func(s *settings.Settings) {
		text := string(name)
		s.Environment = &text
	}
}

// WithHTTPClient sends requests by another client. The SDK follows redirects itself, and never closes it.
func WithHTTPClient(client HTTPClient) RequestOption {
	return func(s *settings.Settings) { s.HTTPClient = &settings.Client{Doer: client} }
}

// WithTimeout limits the time of one attempt, from connecting to the last byte of the response; for streams and
// downloads, the time until the response begins, and then between any two chunks. The default is a minute; 0 means no
// limit. The context of a call limits the call as a whole.
func WithTimeout(limit time.Duration) RequestOption {
	return func(s *settings.Settings) { s.Timeout = &limit }
}

// WithMaxRetries sets how many times a failed request is sent again. The default is 2.
func WithMaxRetries(retries int) RequestOption {
	return func(s *settings.Settings) { s.MaxRetries = &retries }
}

// WithRetryUnsafe also repeats requests that may have taken effect already, such as a POST that failed with 500.
func WithRetryUnsafe(unsafe bool) RequestOption {
	return func(s *settings.Settings) { s.RetryUnsafe = &unsafe }
}

// WithHeader sets a header, in place of what would be sent otherwise.
func WithHeader(name, value string) RequestOption {
	return func(s *settings.Settings) {
		s.Headers = append(s.Headers, settings.Header{Name: name, Value: value})
	}
}

// WithoutHeader takes away a header that would be sent otherwise.
func WithoutHeader(name string) RequestOption {
	return func(s *settings.Settings) {
		s.Headers = append(s.Headers, settings.Header{Name: name, Remove: true})
	}
}

// WithHeaders sets headers. Of several values of one name the last is sent.
func WithHeaders(headers http.Header) RequestOption {
	return func(s *settings.Settings) {
		for name, values := range headers {
			for _, value := range values {
				s.Headers = append(s.Headers, settings.Header{Name: name, Value: value})
			}
		}
	}
}

// WithQuery adds a query parameter; it replaces a declared one of the same name.
func WithQuery(name string, value any) RequestOption {
	return func(s *settings.Settings) {
		s.Query = append(s.Query, settings.Pair{Name: name, Value: value})
	}
}

// WithBodyProperty adds a property to the body; it replaces a declared one of the same name.
func WithBodyProperty(name string, value any) RequestOption {
	return func(s *settings.Settings) {
		s.BodyProperties = append(s.BodyProperties, settings.Pair{Name: name, Value: value})
	}
}

// WithIdempotencyKey sets the key that is sent instead of a random one, where the operation takes one.
func WithIdempotencyKey(key string) RequestOption {
	return func(s *settings.Settings) { s.IdempotencyKey = key }
}

// WithMiddleware wraps functions around every attempt, the first one outermost.
func WithMiddleware(middleware ...Middleware) RequestOption {
	return func(s *settings.Settings) { s.Middleware = append(s.Middleware, middleware...) }
}

// WithLogger reports requests, responses, retries and errors. Without a logger nothing is reported. Headers are reported
// at the level debug; bodies and credentials never.
func WithLogger(logger *slog.Logger) RequestOption {
	return func(s *settings.Settings) { s.Logger = logger }
}
