package newvalue

import (
	"context"

	"example.com/new-value/core"
	"example.com/new-value/option"
)

var ordersClientCreateOrder = core.Operation{
	Method:   "POST",
	Path:     "/orders",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// OrdersClient calls the operations of a part of the API.
type OrdersClient struct {
	core *core.Client
}

func newOrdersClient(c *core.Client) *OrdersClient {
	return &OrdersClient{core: c}
}

// CreateOrder calls POST /orders.
func (c *OrdersClient) CreateOrder(ctx context.Context, req *CreateOrderRequest, opts ...option.RequestOption) (*Order, error) {
	return core.Call[*Order](ctx, c.core, &ordersClientCreateOrder, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *OrdersClient) WithRawResponse() *OrdersRawClient {
	return &OrdersRawClient{core: c.core}
}

// OrdersRawClient has the methods of OrdersClient, which give the status and the headers too.
type OrdersRawClient struct {
	core *core.Client
}

// CreateOrder calls POST /orders.
func (c *OrdersRawClient) CreateOrder(ctx context.Context, req *CreateOrderRequest, opts ...option.RequestOption) (*core.Response[*Order], error) {
	return core.CallRaw[*Order](ctx, c.core, &ordersClientCreateOrder, req, opts)
}
