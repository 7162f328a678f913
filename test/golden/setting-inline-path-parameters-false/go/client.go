package paths

import (
	"context"
	"time"

	"example.com/paths/core"
	"example.com/paths/option"
)

var spec = core.ClientSpec{
	PackageName:  "paths",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientGetBook = core.Operation{Method: "GET", Path: "/shops/{shop-id}/books/{class}"}

type clientGetBookParams struct {
	*GetBookRequest
	ShopID string `path:"shop-id"`
	Class  int64  `path:"class"`
}

var clientRemoveBook = core.Operation{Method: "DELETE", Path: "/shops/{shop-id}/books/{class}"}

type clientRemoveBookParams struct {
	ShopID string `path:"shop-id"`
	Class  int64  `path:"class"`
}

var clientPutBook = core.Operation{
	Method: "PUT",
	Path:   "/shops/{shop-id}/books/{class}",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

type clientPutBookParams struct {
	*PutBookRequest
	ShopID string `path:"shop-id"`
	Class  int64  `path:"class"`
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package paths. Options that are not given come from the environment where
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

// GetBook calls GET /shops/{shop-id}/books/{class}.
func (c *Client) GetBook(ctx context.Context, shopID string, class int64, req *GetBookRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientGetBook, &clientGetBookParams{GetBookRequest: req, ShopID: shopID, Class: class}, opts)
}

// RemoveBook calls DELETE /shops/{shop-id}/books/{class}.
func (c *Client) RemoveBook(ctx context.Context, shopID string, class int64, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientRemoveBook, &clientRemoveBookParams{ShopID: shopID, Class: class}, opts)
}

// PutBook calls PUT /shops/{shop-id}/books/{class}.
func (c *Client) PutBook(ctx context.Context, shopID string, class int64, req *PutBookRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientPutBook, &clientPutBookParams{PutBookRequest: req, ShopID: shopID, Class: class}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// GetBook calls GET /shops/{shop-id}/books/{class}.
func (c *RawClient) GetBook(ctx context.Context, shopID string, class int64, req *GetBookRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientGetBook, &clientGetBookParams{GetBookRequest: req, ShopID: shopID, Class: class}, opts)
}

// RemoveBook calls DELETE /shops/{shop-id}/books/{class}.
func (c *RawClient) RemoveBook(ctx context.Context, shopID string, class int64, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientRemoveBook, &clientRemoveBookParams{ShopID: shopID, Class: class}, opts)
}

// PutBook calls PUT /shops/{shop-id}/books/{class}.
func (c *RawClient) PutBook(ctx context.Context, shopID string, class int64, req *PutBookRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientPutBook, &clientPutBookParams{PutBookRequest: req, ShopID: shopID, Class: class}, opts)
}
