package files

import (
	"context"
	"time"

	"example.com/files/core"
	"example.com/files/option"
)

var spec = core.ClientSpec{
	PackageName:  "files",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientGetFile = core.Operation{
	Method:   "GET",
	Path:     "/files/{id}",
	Response: &core.ResponseSpec{Kind: core.BytesResponse, Accept: "application/octet-stream"},
}

type clientGetFileParams struct {
	ID string `path:"id"`
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package files. Options that are not given come from the environment where
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

// GetFile calls GET /files/{id}.
func (c *Client) GetFile(ctx context.Context, id string, opts ...option.RequestOption) ([]byte, error) {
	return core.Call[[]byte](ctx, c.core, &clientGetFile, &clientGetFileParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// GetFile calls GET /files/{id}.
func (c *RawClient) GetFile(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[[]byte], error) {
	return core.CallRaw[[]byte](ctx, c.core, &clientGetFile, &clientGetFileParams{ID: id}, opts)
}
