package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var idsClientGetIDs = core.Operation{
	Method:   "GET",
	Path:     "/ids/{ID}/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type idsClientGetIDsParams struct {
	PathID  string `path:"ID"`
	PathID_ string `path:"id"`
}

var idsClientCreateHTTPURL = core.Operation{
	Method:   "POST",
	Path:     "/ids",
	Body:     &core.BodySpec{Kind: core.JSONBody, Optional: true},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// IDsClient calls the operations of a part of the API.
type IDsClient struct {
	core *core.Client
}

func newIDsClient(c *core.Client) *IDsClient {
	return &IDsClient{core: c}
}

// GetIDs calls GET /ids/{ID}/{id}.
func (c *IDsClient) GetIDs(ctx context.Context, pathID string, pathID_ string, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &idsClientGetIDs, &idsClientGetIDsParams{PathID: pathID, PathID_: pathID_}, opts)
}

// CreateHTTPURL calls POST /ids.
func (c *IDsClient) CreateHTTPURL(ctx context.Context, req *CreateHTTPURLIDsRequest, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &idsClientCreateHTTPURL, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *IDsClient) WithRawResponse() *IDsRawClient {
	return &IDsRawClient{core: c.core}
}

// IDsRawClient has the methods of IDsClient, which give the status and the headers too.
type IDsRawClient struct {
	core *core.Client
}

// GetIDs calls GET /ids/{ID}/{id}.
func (c *IDsRawClient) GetIDs(ctx context.Context, pathID string, pathID_ string, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &idsClientGetIDs, &idsClientGetIDsParams{PathID: pathID, PathID_: pathID_}, opts)
}

// CreateHTTPURL calls POST /ids.
func (c *IDsRawClient) CreateHTTPURL(ctx context.Context, req *CreateHTTPURLIDsRequest, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &idsClientCreateHTTPURL, req, opts)
}
