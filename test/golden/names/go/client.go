package sdk3rdpartynames

import (
	"context"
	"time"

	"example.com/3rd-party-names/core"
	"example.com/3rd-party-names/option"
)

var spec = core.ClientSpec{
	PackageName:  "sdk3rdpartynames",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientWithOptions = core.Operation{
	Method:   "POST",
	Path:     "/reserved",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var clientGetV2UsersGetOne = core.Operation{
	Method:   "GET",
	Path:     "/v2/users/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type clientGetV2UsersGetOneParams struct {
	ID string `path:"id"`
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
	// About pets.
	PetStore *PetStoreResourceClient
	Items    *ItemsClient
	Class    *ClassClient
	Admin    *AdminClient
}

// NewClient makes a client of the package sdk3rdpartynames. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{
		core:     c,
		PetStore: newPetStoreResourceClient(c),
		Items:    newItemsClient(c),
		Class:    newClassClient(c),
		Admin:    newAdminClient(c),
	}
}

// WithOptions_ returns a client that differs in the given options. It shares access tokens and connections.
func (c *Client) WithOptions_(opts ...option.RequestOption) *Client {
	return newClient(c.core.With(opts))
}

// Request calls an endpoint that the API does not declare. The path is relative to the base URL. A body that is not
// nil is sent as JSON; out is nil, or a pointer to decode the response into.
func (c *Client) Request(ctx context.Context, method, path string, body, out any, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return c.core.Request(ctx, method, path, body, out, opts...)
}

// WithOptions calls POST /reserved.
func (c *Client) WithOptions(ctx context.Context, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &clientWithOptions, nil, opts)
}

// GetV2UsersGetOne calls GET /v2/users/{id}.
func (c *Client) GetV2UsersGetOne(ctx context.Context, id string, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &clientGetV2UsersGetOne, &clientGetV2UsersGetOneParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// WithOptions calls POST /reserved.
func (c *RawClient) WithOptions(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &clientWithOptions, nil, opts)
}

// GetV2UsersGetOne calls GET /v2/users/{id}.
func (c *RawClient) GetV2UsersGetOne(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &clientGetV2UsersGetOne, &clientGetV2UsersGetOneParams{ID: id}, opts)
}
