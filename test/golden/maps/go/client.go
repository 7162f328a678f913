package mapssdk

import (
	"context"
	"time"

	"example.com/maps/core"
	"example.com/maps/option"
)

var spec = core.ClientSpec{
	PackageName:  "mapssdk",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientPutSettings = core.Operation{
	Method:   "PUT",
	Path:     "/settings",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package mapssdk. Options that are not given come from the environment where
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

// PutSettings calls PUT /settings.
func (c *Client) PutSettings(ctx context.Context, req *PutSettingsRequest, opts ...option.RequestOption) (map[string]int64, error) {
	return core.Call[map[string]int64](ctx, c.core, &clientPutSettings, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// PutSettings calls PUT /settings.
func (c *RawClient) PutSettings(ctx context.Context, req *PutSettingsRequest, opts ...option.RequestOption) (*core.Response[map[string]int64], error) {
	return core.CallRaw[map[string]int64](ctx, c.core, &clientPutSettings, req, opts)
}
