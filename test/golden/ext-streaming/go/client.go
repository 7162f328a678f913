package streams

import (
	"context"
	"time"

	"example.com/streams/core"
	"example.com/streams/option"
)

var spec = core.ClientSpec{
	PackageName:  "streams",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientComplete = core.Operation{
	Method:   "POST",
	Path:     "/completions",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Pinned:   map[string]any{"stream": false},
}

var clientCompleteStream = core.Operation{
	Method:   "POST",
	Path:     "/completions",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.SSEResponse, Terminator: "[DONE]"},
	Pinned:   map[string]any{"stream": true},
}

var clientListen = core.Operation{
	Method:   "GET",
	Path:     "/events",
	Response: &core.ResponseSpec{Kind: core.SSEResponse, Terminator: "end", ErrorEvent: "failure"},
}

var clientTail = core.Operation{
	Method:   "GET",
	Path:     "/lines",
	Response: &core.ResponseSpec{Kind: core.JSONLResponse, Terminator: "[DONE]"},
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core    *core.Client
	Answers *AnswersClient
}

// NewClient makes a client of the package streams. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c, Answers: newAnswersClient(c)}
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

// Complete calls POST /completions.
func (c *Client) Complete(ctx context.Context, req *CompleteRequest, opts ...option.RequestOption) (*Answer, error) {
	return core.Call[*Answer](ctx, c.core, &clientComplete, req, opts)
}

// CompleteStream calls POST /completions.
func (c *Client) CompleteStream(ctx context.Context, req *CompleteStreamRequest, opts ...option.RequestOption) (*core.Stream[Chunk], error) {
	return core.StreamEvents[Chunk](ctx, c.core, &clientCompleteStream, req, opts)
}

// Listen calls GET /events.
func (c *Client) Listen(ctx context.Context, opts ...option.RequestOption) (*core.Stream[Chunk], error) {
	return core.ResumeEvents[Chunk](ctx, c.core, &clientListen, nil, opts)
}

// Tail calls GET /lines.
func (c *Client) Tail(ctx context.Context, opts ...option.RequestOption) (*core.Stream[Chunk], error) {
	return core.StreamLines[Chunk](ctx, c.core, &clientTail, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// Complete calls POST /completions.
func (c *RawClient) Complete(ctx context.Context, req *CompleteRequest, opts ...option.RequestOption) (*core.Response[*Answer], error) {
	return core.CallRaw[*Answer](ctx, c.core, &clientComplete, req, opts)
}
