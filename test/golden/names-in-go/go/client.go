package coresdk

import (
	"context"
	"time"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var spec = core.ClientSpec{
	PackageName: "coresdk",
	Version:     "0.0.0",
	Environments: []core.Environment{
		{Name: "Client", URLs: []string{"https://api.example.com"}},
		{Name: "Production", URLs: []string{"https://test.example.com"}},
	},
	Auth: core.AuthSpec{
		Mode: core.AuthEndpoint,
		Schemes: []core.Scheme{
			&core.BearerScheme{Key: "base_url", Token: &core.Credential{Option: "WithToken"}},
		},
		Security: [][]string{{"base_url"}},
	},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

var clientRequest = core.Operation{
	Method:   "GET",
	Path:     "/request",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var clientWithOptions = core.Operation{
	Method:   "PUT",
	Path:     "/request",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core       *core.Client
	IDs        *IDsClient
	Files      *FilesClient
	UsersLinux *UsersLinuxClient
	Amd64      *Amd64Client
	PetsTest   *PetsTestClient
	Types      *TypesClient
	Client     *ClientClient
	Option     *OptionClient
	Core       *CoreClient
	Errors     *ErrorsClient
}

// NewClient makes a client of the package coresdk. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{
		core:       c,
		IDs:        newIDsClient(c),
		Files:      newFilesClient(c),
		UsersLinux: newUsersLinuxClient(c),
		Amd64:      newAmd64Client(c),
		PetsTest:   newPetsTestClient(c),
		Types:      newTypesClient(c),
		Client:     newClientClient(c),
		Option:     newOptionClient(c),
		Core:       newCoreClient(c),
		Errors:     newErrorsClient(c),
	}
}

// WithOptions_ returns a client that differs in the given options. It shares access tokens and connections.
func (c *Client) WithOptions_(opts ...option.RequestOption) *Client {
	return newClient(c.core.With(opts))
}

// Request_ calls an endpoint that the API does not declare. The path is relative to the base URL. A body that is not
// nil is sent as JSON; out is nil, or a pointer to decode the response into.
func (c *Client) Request_(ctx context.Context, method, path string, body, out any, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return c.core.Request(ctx, method, path, body, out, opts...)
}

// Request calls GET /request.
func (c *Client) Request(ctx context.Context, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &clientRequest, nil, opts)
}

// WithOptions calls PUT /request.
func (c *Client) WithOptions(ctx context.Context, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &clientWithOptions, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// Request calls GET /request.
func (c *RawClient) Request(ctx context.Context, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &clientRequest, nil, opts)
}

// WithOptions calls PUT /request.
func (c *RawClient) WithOptions(ctx context.Context, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &clientWithOptions, nil, opts)
}
