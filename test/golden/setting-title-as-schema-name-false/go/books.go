package titles

import (
	"context"

	"example.com/titles/core"
	"example.com/titles/option"
)

var booksClientListBooks = core.Operation{
	Method:   "GET",
	Path:     "/books",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// BooksClient calls the operations of a part of the API.
type BooksClient struct {
	core *core.Client
}

func newBooksClient(c *core.Client) *BooksClient {
	return &BooksClient{core: c}
}

// ListBooks calls GET /books.
func (c *BooksClient) ListBooks(ctx context.Context, opts ...option.RequestOption) ([]BookV2, error) {
	return core.Call[[]BookV2](ctx, c.core, &booksClientListBooks, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *BooksClient) WithRawResponse() *BooksRawClient {
	return &BooksRawClient{core: c.core}
}

// BooksRawClient has the methods of BooksClient, which give the status and the headers too.
type BooksRawClient struct {
	core *core.Client
}

// ListBooks calls GET /books.
func (c *BooksRawClient) ListBooks(ctx context.Context, opts ...option.RequestOption) (*core.Response[[]BookV2], error) {
	return core.CallRaw[[]BookV2](ctx, c.core, &booksClientListBooks, nil, opts)
}
