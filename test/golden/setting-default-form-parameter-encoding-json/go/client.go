package forms

import (
	"context"
	"time"

	"example.com/forms/core"
	"example.com/forms/option"
)

var spec = core.ClientSpec{
	PackageName:  "forms",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientAddOrder = core.Operation{
	Method: "POST",
	Path:   "/orders",
	Body: &core.BodySpec{
		Kind: core.FormBody,
		Fields: []core.FieldSpec{
			{Name: "address", Encoding: core.JSONField},
			{Name: "told", Style: "deepObject"},
			{Name: "lines", Encoding: core.JSONField, Repeated: true},
			{Name: "tags", Repeated: true},
		},
	},
	Encode: core.EncodeForm,
}

var clientAddUpload = core.Operation{
	Method: "POST",
	Path:   "/uploads",
	Body: &core.BodySpec{
		Kind: core.MultipartBody,
		Fields: []core.FieldSpec{
			{Name: "address", Encoding: core.JSONField},
			{Name: "told", Encoding: core.JSONField, ContentType: "application/json"},
			{Name: "lines", Encoding: core.JSONField, Repeated: true},
			{Name: "tags", Repeated: true},
		},
	},
	Encode: core.EncodeMultipart,
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package forms. Options that are not given come from the environment where
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

// AddOrder calls POST /orders.
func (c *Client) AddOrder(ctx context.Context, req *AddOrderRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientAddOrder, req, opts)
}

// AddUpload calls POST /uploads.
func (c *Client) AddUpload(ctx context.Context, req *AddUploadRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientAddUpload, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// AddOrder calls POST /orders.
func (c *RawClient) AddOrder(ctx context.Context, req *AddOrderRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientAddOrder, req, opts)
}

// AddUpload calls POST /uploads.
func (c *RawClient) AddUpload(ctx context.Context, req *AddUploadRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientAddUpload, req, opts)
}
