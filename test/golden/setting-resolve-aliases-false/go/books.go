package aliases

import (
	"context"

	"example.com/aliases/core"
	"example.com/aliases/option"
)

var booksClientGetBook = core.Operation{
	Method:   "GET",
	Path:     "/books/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type booksClientGetBookParams struct {
	ID BookID `path:"id"`
}

// BooksClient calls the operations of a part of the API.
type BooksClient struct {
	core *core.Client
}

func newBooksClient(c *core.Client) *BooksClient {
	return &BooksClient{core: c}
}

// GetBook calls GET /books/{id}.
func (c *BooksClient) GetBook(ctx context.Context, id BookID, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &booksClientGetBook, &booksClientGetBookParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *BooksClient) WithRawResponse() *BooksRawClient {
	return &BooksRawClient{core: c.core}
}

// BooksRawClient has the methods of BooksClient, which give the status and the headers too.
type BooksRawClient struct {
	core *core.Client
}

// GetBook calls GET /books/{id}.
func (c *BooksRawClient) GetBook(ctx context.Context, id BookID, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &booksClientGetBook, &booksClientGetBookParams{ID: id}, opts)
}
