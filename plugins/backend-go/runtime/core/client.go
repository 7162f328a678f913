package core

import (
	"context"
	"net/http"
	"reflect"
	"strings"

	"sdkmodule/internal/params"
	"sdkmodule/internal/settings"
)

// Client is what all resources of one client share. It is safe for concurrent use.
type Client struct {
	// config is a function so that printing a client does not print its secrets.
	config func() *config
}

// NewClient makes a client. It reads the environment variables that the API names, and does nothing else; options that
// cannot work show on the first call.
func NewClient(spec *ClientSpec, options []Option) *Client {
	return newClientOf(newConfig(spec, (&settings.Settings{}).With(options), nil))
}

func newClientOf(c *config) *Client { return &Client{config: func() *config { return c }} }

// With gives a client that differs in the options, and shares connections and access tokens with this one.
func (c *Client) With(options []Option) *Client {
	parent := c.config()
	return newClientOf(newConfig(parent.spec, parent.settings.With(options), parent))
}

// Response is a result together with its response. Body is its last field.
type Response[T any] struct {
	StatusCode int
	Header     http.Header
	// URL is the final URL, without query.
	URL       string
	RequestID string
	Body      T
}

// Call calls an operation and decodes its response.
func Call[T any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (T, error) {
	var value T
	err := c.call(ctx, op, request, options, nil, &result{target: &value})
	return value, err
}

// CallRaw is Call, with the response.
func CallRaw[T any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Response[T], error) {
	var r Response[T]
	if err := c.call(ctx, op, request, options, describe(&r), &result{target: &r.Body}); err != nil {
		return nil, err
	}
	return &r, nil
}

// Do calls an operation whose response has no body that matters.
func Do(ctx context.Context, c *Client, op *Operation, request any, options []Option) error {
	return c.call(ctx, op, request, options, nil, &result{})
}

// DoRaw is Do, with the response.
func DoRaw(ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Response[struct{}], error) {
	var r Response[struct{}]
	if err := c.call(ctx, op, request, options, describe(&r), &result{}); err != nil {
		return nil, err
	}
	return &r, nil
}

// describe returns a function that sets all fields of responses but their bodies. Each argument points to a response.
// It is not a method of Response, because Go compiles methods of a generic type anew for each type.
//
//go:noinline
func describe(responses ...any) func(*reply) {
	return func(r *reply) {
		from := reflect.ValueOf(Response[struct{}]{StatusCode: r.status, Header: r.header, URL: r.url, RequestID: r.requestID})
		for _, response := range responses {
			to := reflect.ValueOf(response).Elem()
			for i := range from.NumField() - 1 {
				to.Field(i).Set(from.Field(i))
			}
		}
	}
}

// settingsFor gives the settings of one call.
func (c *config) settingsFor(options []Option) *settings.Settings {
	if len(options) == 0 {
		return c.settings
	}
	return c.settings.With(options)
}

// call makes a call whose response is read whole, and decodes it.
func (c *Client) call(ctx context.Context, op *Operation, request any, options []Option, see func(*reply), to *result) error {
	config := c.config()
	made := &call{operation: op, request: request, settings: config.settingsFor(options)}
	return config.perform(ctx, made, func(r *reply) error {
		if see != nil {
			see(r)
		}
		return r.consume(to)
	})
}

// Request calls an endpoint that the SDK does not declare. The path is relative to the base URL and may have a query. The
// body is sent as JSON where it is not nil; the response is decoded into what out points to where that is not nil: JSON,
// or text into a string.
func (c *Client) Request(ctx context.Context, method, path string, body, out any, options ...Option) (*Response[struct{}], error) {
	if at := strings.IndexByte(path, ':'); at >= 0 && !strings.ContainsAny(path[:at], "/?") {
		return nil, newConfigurationError("the path must be relative to the base URL")
	}
	if end := strings.IndexAny(path+"?", "?#"); params.HasDotSegments(path[:end]) {
		return nil, newConfigurationError(`the path must not have segments that are "." or ".."`)
	}
	op := &Operation{
		Method:   strings.ToUpper(method),
		Response: &ResponseSpec{Kind: JSONResponse, Empty: true, Loose: true},
	}
	var request any
	if body != nil {
		op.Body = &BodySpec{}
		request = &undeclared{Body: body}
	}
	op.Path = strings.ReplaceAll(path, "{", "%7B")
	var r Response[struct{}]
	if err := c.call(ctx, op, request, options, describe(&r), &result{target: out}); err != nil {
		return nil, err
	}
	return &r, nil
}

type undeclared struct {
	Body any `body:""`
}
