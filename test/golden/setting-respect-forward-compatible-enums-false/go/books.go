package enums

import (
	"context"

	"example.com/enums/core"
	"example.com/enums/option"
)

var booksClientAddBook = core.Operation{
	Method: "POST",
	Path:   "/books",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

// BooksClient calls the operations of a part of the API.
type BooksClient struct {
	core *core.Client
}

func newBooksClient(c *core.Client) *BooksClient {
	return &BooksClient{core: c}
}

// AddBook calls POST /books.
func (c *BooksClient) AddBook(ctx context.Context, req *AddBookRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &booksClientAddBook, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *BooksClient) WithRawResponse() *BooksRawClient {
	return &BooksRawClient{core: c.core}
}

// BooksRawClient has the methods of BooksClient, which give the status and the headers too.
type BooksRawClient struct {
	core *core.Client
}

// AddBook calls POST /books.
func (c *BooksRawClient) AddBook(ctx context.Context, req *AddBookRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &booksClientAddBook, req, opts)
}
