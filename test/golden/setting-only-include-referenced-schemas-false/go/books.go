package books

import (
	"context"

	"example.com/books/core"
	"example.com/books/option"
)

var booksClientGetBook = core.Operation{
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

// GetBook calls GET /books.
func (c *BooksClient) GetBook(ctx context.Context, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &booksClientGetBook, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *BooksClient) WithRawResponse() *BooksRawClient {
	return &BooksRawClient{core: c.core}
}

// BooksRawClient has the methods of BooksClient, which give the status and the headers too.
type BooksRawClient struct {
	core *core.Client
}

// GetBook calls GET /books.
func (c *BooksRawClient) GetBook(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &booksClientGetBook, nil, opts)
}
