package tuples

import (
	"context"

	"example.com/tuples/core"
	"example.com/tuples/option"
)

var pointsClientListPoints = core.Operation{
	Method:   "GET",
	Path:     "/points",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var pointsClientAddPoint = core.Operation{
	Method:   "POST",
	Path:     "/points",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var pointsClientWalk = core.Operation{
	Method:   "PUT",
	Path:     "/walk",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// PointsClient calls the operations of a part of the API.
type PointsClient struct {
	core *core.Client
}

func newPointsClient(c *core.Client) *PointsClient {
	return &PointsClient{core: c}
}

// ListPoints calls GET /points.
func (c *PointsClient) ListPoints(ctx context.Context, req *ListPointsRequest, opts ...option.RequestOption) ([]Point, error) {
	return core.Call[[]Point](ctx, c.core, &pointsClientListPoints, req, opts)
}

// AddPoint calls POST /points.
func (c *PointsClient) AddPoint(ctx context.Context, req *AddPointRequest, opts ...option.RequestOption) (*Point, error) {
	return core.Call[*Point](ctx, c.core, &pointsClientAddPoint, req, opts)
}

// Walk calls PUT /walk.
func (c *PointsClient) Walk(ctx context.Context, req *WalkPointsRequest, opts ...option.RequestOption) (*Tuple2_[Shape, int64], error) {
	return core.Call[*Tuple2_[Shape, int64]](ctx, c.core, &pointsClientWalk, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PointsClient) WithRawResponse() *PointsRawClient {
	return &PointsRawClient{core: c.core}
}

// PointsRawClient has the methods of PointsClient, which give the status and the headers too.
type PointsRawClient struct {
	core *core.Client
}

// ListPoints calls GET /points.
func (c *PointsRawClient) ListPoints(ctx context.Context, req *ListPointsRequest, opts ...option.RequestOption) (*core.Response[[]Point], error) {
	return core.CallRaw[[]Point](ctx, c.core, &pointsClientListPoints, req, opts)
}

// AddPoint calls POST /points.
func (c *PointsRawClient) AddPoint(ctx context.Context, req *AddPointRequest, opts ...option.RequestOption) (*core.Response[*Point], error) {
	return core.CallRaw[*Point](ctx, c.core, &pointsClientAddPoint, req, opts)
}

// Walk calls PUT /walk.
func (c *PointsRawClient) Walk(ctx context.Context, req *WalkPointsRequest, opts ...option.RequestOption) (*core.Response[*Tuple2_[Shape, int64]], error) {
	return core.CallRaw[*Tuple2_[Shape, int64]](ctx, c.core, &pointsClientWalk, req, opts)
}
