package environments

import (
	"context"
	"time"

	"example.com/environments/core"
	"example.com/environments/option"
)

var spec = core.ClientSpec{
	PackageName: "environments",
	Version:     "0.0.0",
	Environments: []core.Environment{
		{
			Name: "Production",
			URLs: []string{
				"https://api.example.com/v1/",
				"https://uploads.example.com",
				"https://{bucket}.files.example.com",
			},
		},
		{
			Name: "SandboxNoMoney",
			URLs: []string{
				"https://sandbox.example.com/v1",
				"https://uploads.example.com",
				"https://{bucket}.files.example.com",
			},
		},
		{
			Name: "Regional",
			URLs: []string{
				"https://{region}.example.com:{port}/{base}",
				"https://uploads.example.com",
				"https://{bucket}.files.example.com",
			},
		},
	},
	Variables: []core.URLVariable{
		{Name: "bucket", Option: "WithBucket", Default: core.Ptr("main")},
		{Name: "region", Option: "WithRegion", Default: core.Ptr("eu")},
		{Name: "port", Option: "WithPort", Default: core.Ptr("443")},
		{Name: "base", Option: "WithBase", Default: core.Ptr("v1")},
	},
	Auth:       core.AuthSpec{Mode: core.AuthNone},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

var clientPlain = core.Operation{Method: "GET", Path: "/plain"}

var clientUpload = core.Operation{Method: "POST", Path: "/uploads", Server: 1}

var clientReplace = core.Operation{Method: "PUT", Path: "/uploads", Server: 2}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package environments. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c}
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

// Plain calls GET /plain.
func (c *Client) Plain(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientPlain, nil, opts)
}

// Upload calls POST /uploads.
func (c *Client) Upload(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientUpload, nil, opts)
}

// Replace calls PUT /uploads.
func (c *Client) Replace(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientReplace, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// Plain calls GET /plain.
func (c *RawClient) Plain(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientPlain, nil, opts)
}

// Upload calls POST /uploads.
func (c *RawClient) Upload(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientUpload, nil, opts)
}

// Replace calls PUT /uploads.
func (c *RawClient) Replace(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientReplace, nil, opts)
}
