package decided

import (
	"context"

	"example.com/decided/core"
	"example.com/decided/option"
)

var productsClientListProducts = core.Operation{
	Method:   "GET",
	Path:     "/products",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var productsClientGetField = core.Operation{
	Method:   "GET",
	Path:     "/fields",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ProductsClient calls the operations of a part of the API.
type ProductsClient struct {
	core *core.Client
}

func newProductsClient(c *core.Client) *ProductsClient {
	return &ProductsClient{core: c}
}

// ListProducts calls GET /products.
func (c *ProductsClient) ListProducts(ctx context.Context, opts ...option.RequestOption) ([]AnyProduct, error) {
	return core.Call[[]AnyProduct](ctx, c.core, &productsClientListProducts, nil, opts)
}

// GetField calls GET /fields.
func (c *ProductsClient) GetField(ctx context.Context, opts ...option.RequestOption) (*Field, error) {
	return core.Call[*Field](ctx, c.core, &productsClientGetField, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ProductsClient) WithRawResponse() *ProductsRawClient {
	return &ProductsRawClient{core: c.core}
}

// ProductsRawClient has the methods of ProductsClient, which give the status and the headers too.
type ProductsRawClient struct {
	core *core.Client
}

// ListProducts calls GET /products.
func (c *ProductsRawClient) ListProducts(ctx context.Context, opts ...option.RequestOption) (*core.Response[[]AnyProduct], error) {
	return core.CallRaw[[]AnyProduct](ctx, c.core, &productsClientListProducts, nil, opts)
}

// GetField calls GET /fields.
func (c *ProductsRawClient) GetField(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Field], error) {
	return core.CallRaw[*Field](ctx, c.core, &productsClientGetField, nil, opts)
}
