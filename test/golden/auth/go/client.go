package auth

import (
	"context"
	"time"

	"example.com/auth/core"
	"example.com/auth/option"
)

var spec = core.ClientSpec{
	PackageName:  "auth",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth: core.AuthSpec{
		Mode: core.AuthEndpoint,
		Schemes: []core.Scheme{
			&core.BearerScheme{
				Key:   "bearer",
				Token: &core.Credential{Option: "WithAPIToken", Env: "ACME_TOKEN"},
			},
			&core.BasicScheme{
				Key:      "basic",
				Username: &core.Credential{Option: "WithUser", Env: "ACME_USER"},
				Password: &core.Credential{Option: "WithPassword", Env: "ACME_PASSWORD"},
			},
			&core.KeyScheme{
				Key:    "key",
				In:     "header",
				Name:   "X-Api-Key",
				Prefix: "Key ",
				Value:  &core.Credential{Option: "WithAPIKey"},
			},
			&core.KeyScheme{
				Key:   "queryKey",
				In:    "query",
				Name:  "key",
				Value: &core.Credential{Option: "WithQueryKey"},
			},
			&core.KeyScheme{
				Key:   "session",
				In:    "cookie",
				Name:  "session",
				Value: &core.Credential{Option: "WithSession"},
			},
			&core.BearerScheme{Key: "oauth", Token: &core.Credential{Option: "WithOauth"}},
		},
		Security: [][]string{{"bearer"}},
	},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

var clientByDefault = core.Operation{Method: "GET", Path: "/default"}

var clientAnonymous = core.Operation{Method: "GET", Path: "/public", Security: [][]string{}}

var clientOptionally = core.Operation{
	Method:   "GET",
	Path:     "/optional",
	Security: [][]string{{}, {"bearer"}},
}

var clientEither = core.Operation{
	Method:   "GET",
	Path:     "/either",
	Security: [][]string{{"bearer"}, {"basic", "key"}},
}

var clientCookie = core.Operation{
	Method:   "GET",
	Path:     "/cookie",
	Security: [][]string{{"session"}},
}

var clientQuery = core.Operation{
	Method:   "GET",
	Path:     "/query",
	Security: [][]string{{"queryKey"}},
}

var clientScoped = core.Operation{Method: "GET", Path: "/scoped", Security: [][]string{{"oauth"}}}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
	Auth *AuthClient
}

// NewClient makes a client of the package auth. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c, Auth: newAuthClient(c)}
}

// WithOptions returns a client that differs in the given options. It shares access tokens and connections.
func (c *Client) WithOptions(opts ...option.RequestOption) *Client {
	return newClient(c.core.With(opts))
}

// Request calls an endpoint that the API does not declare. The path is relative to the base URL. A body that is not
// nil is sent as JSON; out is nil, or a pointer to decode the response into.
func (c *Client) Request(ctx context.Context, method, path string, body, out any, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return c.core.Request(ctx, method, path, body, out, opts...)
}

// ByDefault calls GET /default.
func (c *Client) ByDefault(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientByDefault, nil, opts)
}

// Anonymous calls GET /public.
func (c *Client) Anonymous(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientAnonymous, nil, opts)
}

// Optionally calls GET /optional.
func (c *Client) Optionally(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientOptionally, nil, opts)
}

// Either calls GET /either.
func (c *Client) Either(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientEither, nil, opts)
}

// Cookie calls GET /cookie.
func (c *Client) Cookie(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientCookie, nil, opts)
}

// Query calls GET /query.
func (c *Client) Query(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientQuery, nil, opts)
}

// Scoped calls GET /scoped.
func (c *Client) Scoped(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientScoped, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// ByDefault calls GET /default.
func (c *RawClient) ByDefault(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientByDefault, nil, opts)
}

// Anonymous calls GET /public.
func (c *RawClient) Anonymous(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientAnonymous, nil, opts)
}

// Optionally calls GET /optional.
func (c *RawClient) Optionally(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientOptionally, nil, opts)
}

// Either calls GET /either.
func (c *RawClient) Either(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientEither, nil, opts)
}

// Cookie calls GET /cookie.
func (c *RawClient) Cookie(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientCookie, nil, opts)
}

// Query calls GET /query.
func (c *RawClient) Query(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientQuery, nil, opts)
}

// Scoped calls GET /scoped.
func (c *RawClient) Scoped(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientScoped, nil, opts)
}
