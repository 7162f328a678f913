package readers

import (
	"context"

	"example.com/readers/core"
	"example.com/readers/option"
)

var booksClientList = core.Operation{
	Method:   "GET",
	Path:     "/books",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var booksClientAdd = core.Operation{
	Method:   "POST",
	Path:     "/books",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var booksClientGet = core.Operation{
	Method:   "GET",
	Path:     "/books/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type booksClientGetParams struct {
	ID string `path:"id"`
}

// BooksClient calls the operations of a part of the API.
type BooksClient struct {
	core *core.Client
}

func newBooksClient(c *core.Client) *BooksClient {
	return &BooksClient{core: c}
}

// List calls GET /books.
func (c *BooksClient) List(ctx context.Context, opts ...option.RequestOption) ([]Book, error) {
	return core.Call[[]Book](ctx, c.core, &booksClientList, nil, opts)
}

// Add calls POST /books.
func (c *BooksClient) Add(ctx context.Context, req *AddBooksRequest, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &booksClientAdd, req, opts)
}

// Get calls GET /books/{id}.
func (c *BooksClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &booksClientGet, &booksClientGetParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *BooksClient) WithRawResponse() *BooksRawClient {
	return &BooksRawClient{core: c.core}
}

// BooksRawClient has the methods of BooksClient, which give the status and the headers too.
type BooksRawClient struct {
	core *core.Client
}

// List calls GET /books.
func (c *BooksRawClient) List(ctx context.Context, opts ...option.RequestOption) (*core.Response[[]Book], error) {
	return core.CallRaw[[]Book](ctx, c.core, &booksClientList, nil, opts)
}

// Add calls POST /books.
func (c *BooksRawClient) Add(ctx context.Context, req *AddBooksRequest, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &booksClientAdd, req, opts)
}

// Get calls GET /books/{id}.
func (c *BooksRawClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &booksClientGet, &booksClientGetParams{ID: id}, opts)
}
