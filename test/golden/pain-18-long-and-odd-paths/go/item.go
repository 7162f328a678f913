package long

import (
	"context"

	"example.com/long/core"
	"example.com/long/option"
)

var itemClientGetItem = core.Operation{
	Method:   "GET",
	Path:     "/item",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var itemClientGetItemItem = core.Operation{
	Method:   "GET",
	Path:     "/item/item",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var itemClientGetItemByItem = core.Operation{
	Method:   "GET",
	Path:     "/item/{item}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type itemClientGetItemByItemParams struct {
	Item string `path:"item"`
}

var itemClientGetItemItemItem = core.Operation{
	Method:   "GET",
	Path:     "/item/{item}/item",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type itemClientGetItemItemItemParams struct {
	Item string `path:"item"`
}

// ItemClient calls the operations of a part of the API.
type ItemClient struct {
	core *core.Client
}

func newItemClient(c *core.Client) *ItemClient {
	return &ItemClient{core: c}
}

// GetItem calls GET /item.
func (c *ItemClient) GetItem(ctx context.Context, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &itemClientGetItem, nil, opts)
}

// GetItemItem calls GET /item/item.
func (c *ItemClient) GetItemItem(ctx context.Context, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &itemClientGetItemItem, nil, opts)
}

// GetItemByItem calls GET /item/{item}.
func (c *ItemClient) GetItemByItem(ctx context.Context, item string, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &itemClientGetItemByItem, &itemClientGetItemByItemParams{Item: item}, opts)
}

// GetItemItemItem calls GET /item/{item}/item.
func (c *ItemClient) GetItemItemItem(ctx context.Context, item string, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &itemClientGetItemItemItem, &itemClientGetItemItemItemParams{Item: item}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ItemClient) WithRawResponse() *ItemRawClient {
	return &ItemRawClient{core: c.core}
}

// ItemRawClient has the methods of ItemClient, which give the status and the headers too.
type ItemRawClient struct {
	core *core.Client
}

// GetItem calls GET /item.
func (c *ItemRawClient) GetItem(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &itemClientGetItem, nil, opts)
}

// GetItemItem calls GET /item/item.
func (c *ItemRawClient) GetItemItem(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &itemClientGetItemItem, nil, opts)
}

// GetItemByItem calls GET /item/{item}.
func (c *ItemRawClient) GetItemByItem(ctx context.Context, item string, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &itemClientGetItemByItem, &itemClientGetItemByItemParams{Item: item}, opts)
}

// GetItemItemItem calls GET /item/{item}/item.
func (c *ItemRawClient) GetItemItemItem(ctx context.Context, item string, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &itemClientGetItemItemItem, &itemClientGetItemItemItemParams{Item: item}, opts)
}
