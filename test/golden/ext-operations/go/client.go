package operations

import (
	"context"
	"time"

	"example.com/operations/core"
	"example.com/operations/option"
)

var spec = core.ClientSpec{
	PackageName: "operations",
	Version:     "0.0.0",
	Environments: []core.Environment{
		{
			Name: "API",
			URLs: []string{"https://api.example.com", "https://files.example.com"},
		},
	},
	Auth:       core.AuthSpec{Mode: core.AuthNone},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

var clientF = core.Operation{Method: "GET", Path: "/f"}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core  *core.Client
	Admin *AdminClient
	Jobs  *JobsClient
}

// NewClient makes a client of the package operations. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c, Admin: newAdminClient(c), Jobs: newJobsClient(c)}
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

// F calls GET /f.
func (c *Client) F(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientF, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// F calls GET /f.
func (c *RawClient) F(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientF, nil, opts)
}
