package pages

import (
	"context"
	"time"

	"example.com/pages/core"
	"example.com/pages/option"
)

var spec = core.ClientSpec{
	PackageName:  "pages",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth:         core.AuthSpec{Mode: core.AuthNone},
	MaxRetries:   2,
	Timeout:      60 * time.Second,
}

var clientListShared = core.Operation{
	Method:   "GET",
	Path:     "/shared",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Page: &core.PageSpec{
		Kind:    core.CursorPage,
		At:      core.RequestPath{In: "query", Path: []string{"cursor"}},
		Next:    []string{"next"},
		Results: []string{"items"},
	},
}

var clientSearch = core.Operation{
	Method:   "POST",
	Path:     "/search",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Page: &core.PageSpec{
		Kind:    core.CursorPage,
		At:      core.RequestPath{In: "body", Path: []string{"page", "after"}},
		Next:    []string{"next"},
		Results: []string{"items"},
	},
}

var clientListItems = core.Operation{
	Method:   "GET",
	Path:     "/items",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Page: &core.PageSpec{
		Kind:    core.OffsetPage,
		At:      core.RequestPath{In: "query", Path: []string{"offset"}},
		Results: []string{"items"},
		Step:    &core.RequestPath{In: "query", Path: []string{"limit"}},
		HasNext: []string{"more"},
	},
}

var clientListNumbered = core.Operation{
	Method:   "GET",
	Path:     "/numbered",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Page: &core.PageSpec{
		Kind:    core.OffsetPage,
		At:      core.RequestPath{In: "query", Path: []string{"page"}},
		PerPage: true,
		Results: []string{},
		Start:   core.Ptr(int64(1)),
	},
}

var clientListLinked = core.Operation{
	Method:   "GET",
	Path:     "/linked",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Page: &core.PageSpec{
		Kind:    core.URIPage,
		Next:    []string{"next"},
		Results: []string{"items"},
	},
}

var clientListPathed = core.Operation{
	Method:   "GET",
	Path:     "/pathed",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Page: &core.PageSpec{
		Kind:    core.PathPage,
		Next:    []string{"next"},
		Results: []string{"items"},
	},
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package pages. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c}
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

// ListShared calls GET /shared.
func (c *Client) ListShared(ctx context.Context, req *ListSharedRequest, opts ...option.RequestOption) *core.Pager[Item, Page] {
	return core.Paginate[Item, Page](ctx, c.core, &clientListShared, req, opts)
}

// Search calls POST /search.
func (c *Client) Search(ctx context.Context, req *SearchRequest, opts ...option.RequestOption) *core.Pager[Item, Page] {
	return core.Paginate[Item, Page](ctx, c.core, &clientSearch, req, opts)
}

// ListItems calls GET /items.
func (c *Client) ListItems(ctx context.Context, req *ListItemsRequest, opts ...option.RequestOption) *core.Pager[Item, Page] {
	return core.Paginate[Item, Page](ctx, c.core, &clientListItems, req, opts)
}

// ListNumbered calls GET /numbered.
func (c *Client) ListNumbered(ctx context.Context, req *ListNumberedRequest, opts ...option.RequestOption) *core.Pager[Item, []Item] {
	return core.Paginate[Item, []Item](ctx, c.core, &clientListNumbered, req, opts)
}

// ListLinked calls GET /linked.
func (c *Client) ListLinked(ctx context.Context, opts ...option.RequestOption) *core.Pager[Item, Page] {
	return core.Paginate[Item, Page](ctx, c.core, &clientListLinked, nil, opts)
}

// ListPathed calls GET /pathed.
func (c *Client) ListPathed(ctx context.Context, opts ...option.RequestOption) *core.Pager[Item, Page] {
	return core.Paginate[Item, Page](ctx, c.core, &clientListPathed, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// ListShared calls GET /shared.
func (c *RawClient) ListShared(ctx context.Context, req *ListSharedRequest, opts ...option.RequestOption) (*core.Response[*core.Page[Item, Page]], error) {
	return core.PaginateRaw[Item, Page](ctx, c.core, &clientListShared, req, opts)
}

// Search calls POST /search.
func (c *RawClient) Search(ctx context.Context, req *SearchRequest, opts ...option.RequestOption) (*core.Response[*core.Page[Item, Page]], error) {
	return core.PaginateRaw[Item, Page](ctx, c.core, &clientSearch, req, opts)
}

// ListItems calls GET /items.
func (c *RawClient) ListItems(ctx context.Context, req *ListItemsRequest, opts ...option.RequestOption) (*core.Response[*core.Page[Item, Page]], error) {
	return core.PaginateRaw[Item, Page](ctx, c.core, &clientListItems, req, opts)
}

// ListNumbered calls GET /numbered.
func (c *RawClient) ListNumbered(ctx context.Context, req *ListNumberedRequest, opts ...option.RequestOption) (*core.Response[*core.Page[Item, []Item]], error) {
	return core.PaginateRaw[Item, []Item](ctx, c.core, &clientListNumbered, req, opts)
}

// ListLinked calls GET /linked.
func (c *RawClient) ListLinked(ctx context.Context, opts ...option.RequestOption) (*core.Response[*core.Page[Item, Page]], error) {
	return core.PaginateRaw[Item, Page](ctx, c.core, &clientListLinked, nil, opts)
}

// ListPathed calls GET /pathed.
func (c *RawClient) ListPathed(ctx context.Context, opts ...option.RequestOption) (*core.Response[*core.Page[Item, Page]], error) {
	return core.PaginateRaw[Item, Page](ctx, c.core, &clientListPathed, nil, opts)
}
