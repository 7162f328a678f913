package sdk3rdpartynames

import (
	"context"

	"example.com/3rd-party-names/core"
	"example.com/3rd-party-names/option"
)

var itemsClientReadItem = core.Operation{
	Method:   "GET",
	Path:     "/items/{item_id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type itemsClientReadItemParams struct {
	ItemID string `path:"item_id"`
}

// ItemsClient calls the operations of a part of the API.
type ItemsClient struct {
	core *core.Client
}

func newItemsClient(c *core.Client) *ItemsClient {
	return &ItemsClient{core: c}
}

// ReadItem calls GET /items/{item_id}.
func (c *ItemsClient) ReadItem(ctx context.Context, itemID string, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &itemsClientReadItem, &itemsClientReadItemParams{ItemID: itemID}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ItemsClient) WithRawResponse() *ItemsRawClient {
	return &ItemsRawClient{core: c.core}
}

// ItemsRawClient has the methods of ItemsClient, which give the status and the headers too.
type ItemsRawClient struct {
	core *core.Client
}

// ReadItem calls GET /items/{item_id}.
func (c *ItemsRawClient) ReadItem(ctx context.Context, itemID string, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &itemsClientReadItem, &itemsClientReadItemParams{ItemID: itemID}, opts)
}
