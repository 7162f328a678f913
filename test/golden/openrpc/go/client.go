package kennel

import (
	"context"
	"time"

	"example.com/kennel/core"
	"example.com/kennel/option"
)

var spec = core.ClientSpec{
	PackageName: "kennel",
	Version:     "0.0.0",
	Environments: []core.Environment{
		{Name: "Production", URLs: []string{"https://{region}.example.com/rpc"}},
	},
	Variables:  []core.URLVariable{{Name: "region", Option: "WithRegion", Default: core.Ptr("eu")}},
	Auth:       core.AuthSpec{Mode: core.AuthNone},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core  *core.Client
	Pets  *PetsClient
	Chain *ChainClient
}

// NewClient makes a client of the package kennel. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c, Pets: newPetsClient(c), Chain: newChainClient(c)}
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

// NewBatch begins a batch of calls, which its method Send sends as one request.
func (c *Client) NewBatch() *Batch {
	return newBatch(core.NewBatch(c.core))
}

// Batch has the methods of Client for calls that a batch collects.
type Batch struct {
	batch *core.Batch
	Pets  *PetsBatch
	Chain *ChainBatch
}

func newBatch(b *core.Batch) *Batch {
	return &Batch{batch: b, Pets: newPetsBatch(b), Chain: newChainBatch(b)}
}

// Send sends the calls of the batch as one request. Its error is that of the request; that of a call is with its result.
func (b *Batch) Send(ctx context.Context, opts ...option.RequestOption) error {
	return b.batch.Send(ctx, opts)
}
