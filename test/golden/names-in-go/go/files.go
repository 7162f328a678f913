package coresdk

import (
	"context"
	"time"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var filesClientGetFilesByRangeByTypeByCtxByCore = core.Operation{
	Method:   "GET",
	Path:     "/files/{range}/{type}/{ctx}/{core}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type filesClientGetFilesByRangeByTypeByCtxByCoreParams struct {
	Range string    `path:"range"`
	Type  string    `path:"type"`
	Ctx   int64     `path:"ctx"`
	Core  time.Time `path:"core"`
}

var filesClientGetParams = core.Operation{
	Method:   "GET",
	Path:     "/files/params/{a}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type filesClientGetParamsParams struct {
	A string `path:"a"`
}

// FilesClient calls the operations of a part of the API.
type FilesClient struct {
	core *core.Client
	Get  *GetClient
}

func newFilesClient(c *core.Client) *FilesClient {
	return &FilesClient{core: c, Get: newGetClient(c)}
}

// GetFilesByRangeByTypeByCtxByCore calls GET /files/{range}/{type}/{ctx}/{core}.
func (c *FilesClient) GetFilesByRangeByTypeByCtxByCore(ctx context.Context, range_ string, type_ string, ctx_ int64, core_ time.Time, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &filesClientGetFilesByRangeByTypeByCtxByCore, &filesClientGetFilesByRangeByTypeByCtxByCoreParams{Range: range_, Type: type_, Ctx: ctx_, Core: core_}, opts)
}

// GetParams calls GET /files/params/{a}.
func (c *FilesClient) GetParams(ctx context.Context, a string, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &filesClientGetParams, &filesClientGetParamsParams{A: a}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *FilesClient) WithRawResponse() *FilesRawClient {
	return &FilesRawClient{core: c.core}
}

// FilesRawClient has the methods of FilesClient, which give the status and the headers too.
type FilesRawClient struct {
	core *core.Client
}

// GetFilesByRangeByTypeByCtxByCore calls GET /files/{range}/{type}/{ctx}/{core}.
func (c *FilesRawClient) GetFilesByRangeByTypeByCtxByCore(ctx context.Context, range_ string, type_ string, ctx_ int64, core_ time.Time, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &filesClientGetFilesByRangeByTypeByCtxByCore, &filesClientGetFilesByRangeByTypeByCtxByCoreParams{Range: range_, Type: type_, Ctx: ctx_, Core: core_}, opts)
}

// GetParams calls GET /files/params/{a}.
func (c *FilesRawClient) GetParams(ctx context.Context, a string, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &filesClientGetParams, &filesClientGetParamsParams{A: a}, opts)
}
