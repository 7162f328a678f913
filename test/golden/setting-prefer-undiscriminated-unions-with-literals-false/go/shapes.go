package shapes

import (
	"context"

	"example.com/shapes/core"
	"example.com/shapes/option"
)

var shapesClientAddShape = core.Operation{
	Method:   "POST",
	Path:     "/shapes",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ShapesClient calls the operations of a part of the API.
type ShapesClient struct {
	core *core.Client
}

func newShapesClient(c *core.Client) *ShapesClient {
	return &ShapesClient{core: c}
}

// AddShape calls POST /shapes.
func (c *ShapesClient) AddShape(ctx context.Context, req *AddShapeRequest, opts ...option.RequestOption) (*Animal, error) {
	return core.Call[*Animal](ctx, c.core, &shapesClientAddShape, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ShapesClient) WithRawResponse() *ShapesRawClient {
	return &ShapesRawClient{core: c.core}
}

// ShapesRawClient has the methods of ShapesClient, which give the status and the headers too.
type ShapesRawClient struct {
	core *core.Client
}

// AddShape calls POST /shapes.
func (c *ShapesRawClient) AddShape(ctx context.Context, req *AddShapeRequest, opts ...option.RequestOption) (*core.Response[*Animal], error) {
	return core.CallRaw[*Animal](ctx, c.core, &shapesClientAddShape, req, opts)
}
