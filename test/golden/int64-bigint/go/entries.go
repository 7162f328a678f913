package ledger

import (
	"context"

	"example.com/ledger/core"
	"example.com/ledger/option"
)

var entriesClientList = core.Operation{
	Method:   "GET",
	Path:     "/entries",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var entriesClientWatch = core.Operation{
	Method:   "GET",
	Path:     "/ticks",
	Response: &core.ResponseSpec{Kind: core.JSONLResponse},
}

// EntriesClient calls the operations of a part of the API.
type EntriesClient struct {
	core *core.Client
}

func newEntriesClient(c *core.Client) *EntriesClient {
	return &EntriesClient{core: c}
}

// List calls GET /entries.
func (c *EntriesClient) List(ctx context.Context, opts ...option.RequestOption) ([]Entry, error) {
	return core.Call[[]Entry](ctx, c.core, &entriesClientList, nil, opts)
}

// Watch calls GET /ticks.
func (c *EntriesClient) Watch(ctx context.Context, opts ...option.RequestOption) (*core.Stream[Tick], error) {
	return core.StreamLines[Tick](ctx, c.core, &entriesClientWatch, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *EntriesClient) WithRawResponse() *EntriesRawClient {
	return &EntriesRawClient{core: c.core}
}

// EntriesRawClient has the methods of EntriesClient, which give the status and the headers too.
type EntriesRawClient struct {
	core *core.Client
}

// List calls GET /entries.
func (c *EntriesRawClient) List(ctx context.Context, opts ...option.RequestOption) (*core.Response[[]Entry], error) {
	return core.CallRaw[[]Entry](ctx, c.core, &entriesClientList, nil, opts)
}
