// Package option holds the options of clients and calls. Options of a call take precedence over those of the client.
package option

import (
	"log/slog"
	"net/http"
	"time"

	"sdkmodule/core"
	"sdkmodule/internal/settings"
)

// RequestOption is an option of a client or of a single call.
type RequestOption = core.Option

// HTTPClient sends requests. *http.Client is one.
type HTTPClient = settings.Doer

// MiddlewareNext passes a request on.
type MiddlewareNext = settings.Next

// Middleware wraps every attempt and runs after credentials are added. It can sign, measure, modify or answer
// requests.
type Middleware = settings.Middleware

// WithBaseURL sets the base URL of all requests. It takes precedence over the environment.
func WithBaseURL(url string) RequestOption {
	return func(s *settings.Settings) { s.BaseURL = &url }
}

// WithEnvironment selects an environment of the API. The first one is the default.
func WithEnvironment(name core.EnvironmentName) RequestOption {
	return func(s *settings.Settings) {
		text := string(name)
		s.Environment = &text
	}
}

// WithHTTPClient sets the HTTP client that sends requests. The SDK follows redirects itself, and never closes the
// client.
func WithHTTPClient(client HTTPClient) RequestOption {
	return func(s *settings.Settings) { s.HTTPClient = &settings.Client{Doer: client} }
}

// WithTimeout sets the timeout of a single attempt, from connecting to the last byte of the response. For streams and
// downloads, it applies until the response begins, and then between any two chunks. The default is one minute; 0
// means no timeout. The context of a call limits the call as a whole.
func WithTimeout(limit time.Duration) RequestOption {
	return func(s *settings.Settings) { s.Timeout = &limit }
}

// WithMaxRetries sets how many times a failed request is retried. The default is 2.
func WithMaxRetries(retries int) RequestOption {
	return func(s *settings.Settings) { s.MaxRetries = &retries }
}

// WithMaxResponseBytes sets the maximum size of a response that is read as a whole, and of one event, line or message
// of a stream or channel. By default there is no limit for a whole response, and 32 MiB for the others; 0 means no limit.
func WithMaxResponseBytes(bytes int64) RequestOption {
	return func(s *settings.Settings) { s.MaxResponseBytes = &bytes }
}

// WithRetryUnsafe also retries requests that may already have taken effect, such as a POST that failed with status
// 500.
func WithRetryUnsafe(unsafe bool) RequestOption {
	return func(s *settings.Settings) { s.RetryUnsafe = &unsafe }
}

// WithHeader sets a header. It replaces any other value of that header.
func WithHeader(name, value string) RequestOption {
	return func(s *settings.Settings) {
		s.Headers = append(s.Headers, settings.Header{Name: name, Value: value})
	}
}

// WithoutHeader removes a header that would otherwise be sent.
func WithoutHeader(name string) RequestOption {
	return func(s *settings.Settings) {
		s.Headers = append(s.Headers, settings.Header{Name: name, Remove: true})
	}
}

// WithHeaders sets headers. If a header has several values, the last one is sent.
func WithHeaders(headers http.Header) RequestOption {
	return func(s *settings.Settings) {
		for name, values := range headers {
			for _, value := range values {
				s.Headers = append(s.Headers, settings.Header{Name: name, Value: value})
			}
		}
	}
}

// WithQuery adds a query parameter. It replaces a declared parameter of the same name.
func WithQuery(name string, value any) RequestOption {
	return func(s *settings.Settings) {
		s.Query = append(s.Query, settings.Pair{Name: name, Value: value})
	}
}

// WithBodyProperty adds a property to the body. It replaces a declared property of the same name.
func WithBodyProperty(name string, value any) RequestOption {
	return func(s *settings.Settings) {
		s.BodyProperties = append(s.BodyProperties, settings.Pair{Name: name, Value: value})
	}
}

// WithIdempotencyKey sets the key that is sent instead of a random one if the operation accepts an idempotency key.
func WithIdempotencyKey(key string) RequestOption {
	return func(s *settings.Settings) { s.IdempotencyKey = key }
}

// WithMiddleware sets functions that wrap every attempt; the first one is the outermost.
func WithMiddleware(middleware ...Middleware) RequestOption {
	return func(s *settings.Settings) { s.Middleware = append(s.Middleware, middleware...) }
}

// WithLogger sets the logger for requests, responses, retries and errors. Without a logger, nothing is logged.
// Headers are logged at debug level; bodies and credentials are never logged.
func WithLogger(logger *slog.Logger) RequestOption {
	return func(s *settings.Settings) { s.Logger = logger }
}
