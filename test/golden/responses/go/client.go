package responses

import (
	"context"
	"encoding/json"
	"time"

	"example.com/responses/core"
	"example.com/responses/option"
)

var spec = core.ClientSpec{
	PackageName:  "responses",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientRange = core.Operation{
	Method:   "GET",
	Path:     "/range",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{Class: 4, New: newProblemClientError}},
}

var clientDefaultOnly = core.Operation{
	Method:   "GET",
	Path:     "/default-only",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var clientMaybeEmpty = core.Operation{
	Method:   "GET",
	Path:     "/maybe-empty",
	Response: &core.ResponseSpec{Kind: core.JSONResponse, Empty: true},
}

var clientTwoShapes = core.Operation{
	Method:   "POST",
	Path:     "/two-shapes",
	Response: &core.ResponseSpec{Kind: core.JSONResponse, ByStatus: core.ByStatus},
}

// TwoShapesResult is what TwoShapes gives: one of its fields is set, by the status of the response.
type TwoShapesResult struct {
	// OK is there with status 200: Was there.
	OK *Item `union:"" status:"200"`
	// Accepted is there with status 202: Will be there.
	Accepted *TwoShapesAcceptedResponse `union:"" status:"202"`
	// Raw is the JSON of a success that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v TwoShapesResult) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TwoShapesResult) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

var clientEvents = core.Operation{
	Method:   "GET",
	Path:     "/events",
	Response: &core.ResponseSpec{Kind: core.SSEResponse},
}

var clientLines = core.Operation{
	Method:   "GET",
	Path:     "/lines",
	Response: &core.ResponseSpec{Kind: core.JSONLResponse},
}

var clientFile = core.Operation{
	Method:   "GET",
	Path:     "/file",
	Response: &core.ResponseSpec{Kind: core.BinaryResponse, Accept: "application/octet-stream"},
}

var clientImage = core.Operation{
	Method:   "GET",
	Path:     "/image",
	Response: &core.ResponseSpec{Kind: core.BinaryResponse, Accept: "image/png"},
}

var clientText = core.Operation{
	Method:   "GET",
	Path:     "/text",
	Response: &core.ResponseSpec{Kind: core.TextResponse},
}

var clientJSONOrText = core.Operation{
	Method:   "GET",
	Path:     "/json-or-text",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var clientNothing = core.Operation{Method: "DELETE", Path: "/nothing"}

var clientUntyped = core.Operation{
	Method:   "GET",
	Path:     "/untyped",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var clientRedirect = core.Operation{Method: "GET", Path: "/redirect"}

var clientHead = core.Operation{Method: "HEAD", Path: "/head"}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package responses. Options that are not given come from the environment where
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

// Range calls GET /range.
//
// Errors that the API declares:
//
//   - *ProblemClientError (status 400 to 499)
func (c *Client) Range(ctx context.Context, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &clientRange, nil, opts)
}

// DefaultOnly calls GET /default-only.
func (c *Client) DefaultOnly(ctx context.Context, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &clientDefaultOnly, nil, opts)
}

// MaybeEmpty calls GET /maybe-empty.
func (c *Client) MaybeEmpty(ctx context.Context, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &clientMaybeEmpty, nil, opts)
}

// TwoShapes calls POST /two-shapes.
func (c *Client) TwoShapes(ctx context.Context, opts ...option.RequestOption) (*TwoShapesResult, error) {
	return core.Call[*TwoShapesResult](ctx, c.core, &clientTwoShapes, nil, opts)
}

// Events calls GET /events.
func (c *Client) Events(ctx context.Context, opts ...option.RequestOption) (*core.Stream[Item], error) {
	return core.StreamEvents[Item](ctx, c.core, &clientEvents, nil, opts)
}

// Lines calls GET /lines.
func (c *Client) Lines(ctx context.Context, opts ...option.RequestOption) (*core.Stream[Item], error) {
	return core.StreamLines[Item](ctx, c.core, &clientLines, nil, opts)
}

// File calls GET /file.
func (c *Client) File(ctx context.Context, opts ...option.RequestOption) (*core.Download, error) {
	return core.DownloadFile(ctx, c.core, &clientFile, nil, opts)
}

// Image calls GET /image.
func (c *Client) Image(ctx context.Context, opts ...option.RequestOption) (*core.Download, error) {
	return core.DownloadFile(ctx, c.core, &clientImage, nil, opts)
}

// Text calls GET /text.
func (c *Client) Text(ctx context.Context, opts ...option.RequestOption) (string, error) {
	return core.Call[string](ctx, c.core, &clientText, nil, opts)
}

// JSONOrText calls GET /json-or-text.
func (c *Client) JSONOrText(ctx context.Context, opts ...option.RequestOption) ([]Item, error) {
	return core.Call[[]Item](ctx, c.core, &clientJSONOrText, nil, opts)
}

// Nothing calls DELETE /nothing.
func (c *Client) Nothing(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientNothing, nil, opts)
}

// Untyped calls GET /untyped.
func (c *Client) Untyped(ctx context.Context, opts ...option.RequestOption) (any, error) {
	return core.Call[any](ctx, c.core, &clientUntyped, nil, opts)
}

// Redirect calls GET /redirect.
func (c *Client) Redirect(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientRedirect, nil, opts)
}

// Head calls HEAD /head.
func (c *Client) Head(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientHead, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// Range calls GET /range.
//
// Errors that the API declares:
//
//   - *ProblemClientError (status 400 to 499)
func (c *RawClient) Range(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &clientRange, nil, opts)
}

// DefaultOnly calls GET /default-only.
func (c *RawClient) DefaultOnly(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &clientDefaultOnly, nil, opts)
}

// MaybeEmpty calls GET /maybe-empty.
func (c *RawClient) MaybeEmpty(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &clientMaybeEmpty, nil, opts)
}

// TwoShapes calls POST /two-shapes.
func (c *RawClient) TwoShapes(ctx context.Context, opts ...option.RequestOption) (*core.Response[*TwoShapesResult], error) {
	return core.CallRaw[*TwoShapesResult](ctx, c.core, &clientTwoShapes, nil, opts)
}

// Text calls GET /text.
func (c *RawClient) Text(ctx context.Context, opts ...option.RequestOption) (*core.Response[string], error) {
	return core.CallRaw[string](ctx, c.core, &clientText, nil, opts)
}

// JSONOrText calls GET /json-or-text.
func (c *RawClient) JSONOrText(ctx context.Context, opts ...option.RequestOption) (*core.Response[[]Item], error) {
	return core.CallRaw[[]Item](ctx, c.core, &clientJSONOrText, nil, opts)
}

// Nothing calls DELETE /nothing.
func (c *RawClient) Nothing(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientNothing, nil, opts)
}

// Untyped calls GET /untyped.
func (c *RawClient) Untyped(ctx context.Context, opts ...option.RequestOption) (*core.Response[any], error) {
	return core.CallRaw[any](ctx, c.core, &clientUntyped, nil, opts)
}

// Redirect calls GET /redirect.
func (c *RawClient) Redirect(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientRedirect, nil, opts)
}

// Head calls HEAD /head.
func (c *RawClient) Head(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientHead, nil, opts)
}
