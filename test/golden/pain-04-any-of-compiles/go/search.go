package anyof

import (
	"context"

	"example.com/any-of/core"
	"example.com/any-of/option"
)

var searchClientSearch = core.Operation{
	Method:   "POST",
	Path:     "/search",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// SearchClient calls the operations of a part of the API.
type SearchClient struct {
	core *core.Client
}

func newSearchClient(c *core.Client) *SearchClient {
	return &SearchClient{core: c}
}

// Search calls POST /search.
func (c *SearchClient) Search(ctx context.Context, req *SearchRequest, opts ...option.RequestOption) ([]SearchResponseItem, error) {
	return core.Call[[]SearchResponseItem](ctx, c.core, &searchClientSearch, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *SearchClient) WithRawResponse() *SearchRawClient {
	return &SearchRawClient{core: c.core}
}

// SearchRawClient has the methods of SearchClient, which give the status and the headers too.
type SearchRawClient struct {
	core *core.Client
}

// Search calls POST /search.
func (c *SearchRawClient) Search(ctx context.Context, req *SearchRequest, opts ...option.RequestOption) (*core.Response[[]SearchResponseItem], error) {
	return core.CallRaw[[]SearchResponseItem](ctx, c.core, &searchClientSearch, req, opts)
}
