package parameters

import (
	"context"
	"time"

	"example.com/parameters/core"
	"example.com/parameters/option"
)

var spec = core.ClientSpec{
	PackageName:  "parameters",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientSimple = core.Operation{Method: "GET", Path: "/simple/{id}/{ids}/{map}"}

var clientStyled = core.Operation{Method: "GET", Path: "/label/{a}/matrix/{b}/{c}.{format}"}

type clientStyledParams struct {
	A      []string            `path:"a,label,explode=true"`
	B      []string            `path:"b,matrix"`
	C      string              `path:"c"`
	Format StyledRequestFormat `path:"format"`
}

var clientQuery = core.Operation{Method: "GET", Path: "/query"}

var clientClash = core.Operation{
	Method: "POST",
	Path:   "/clash/{id}",
	Body:   &core.BodySpec{Kind: core.JSONBody, Optional: true},
}

var clientAllOptional = core.Operation{Method: "GET", Path: "/optional"}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package parameters. Options that are not given come from the environment where
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

// Simple calls GET /simple/{id}/{ids}/{map}.
func (c *Client) Simple(ctx context.Context, req *SimpleRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientSimple, req, opts)
}

// Styled calls GET /label/{a}/matrix/{b}/{c}.{format}.
func (c *Client) Styled(ctx context.Context, a []string, b []string, c_ string, format StyledRequestFormat, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientStyled, &clientStyledParams{A: a, B: b, C: c_, Format: format}, opts)
}

// Query calls GET /query.
func (c *Client) Query(ctx context.Context, req *QueryRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientQuery, req, opts)
}

// Clash calls POST /clash/{id}.
func (c *Client) Clash(ctx context.Context, req *ClashRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientClash, req, opts)
}

// AllOptional calls GET /optional.
func (c *Client) AllOptional(ctx context.Context, req *AllOptionalRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientAllOptional, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// Simple calls GET /simple/{id}/{ids}/{map}.
func (c *RawClient) Simple(ctx context.Context, req *SimpleRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientSimple, req, opts)
}

// Styled calls GET /label/{a}/matrix/{b}/{c}.{format}.
func (c *RawClient) Styled(ctx context.Context, a []string, b []string, c_ string, format StyledRequestFormat, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientStyled, &clientStyledParams{A: a, B: b, C: c_, Format: format}, opts)
}

// Query calls GET /query.
func (c *RawClient) Query(ctx context.Context, req *QueryRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientQuery, req, opts)
}

// Clash calls POST /clash/{id}.
func (c *RawClient) Clash(ctx context.Context, req *ClashRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientClash, req, opts)
}

// AllOptional calls GET /optional.
func (c *RawClient) AllOptional(ctx context.Context, req *AllOptionalRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientAllOptional, req, opts)
}
