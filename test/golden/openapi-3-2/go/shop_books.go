package version

import (
	"context"

	"example.com/version/core"
	"example.com/version/option"
)

var booksClientListBooks = core.Operation{
	Method:   "GET",
	Path:     "/books",
	Response: &core.ResponseSpec{Kind: core.JSONLResponse, Accept: "application/jsonl"},
}

var booksClientFindBooks = core.Operation{
	Method:   "QUERY",
	Path:     "/books",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var booksClientCopyBooks = core.Operation{Method: "COPY", Path: "/books"}

// BooksClient: Books of the shop
type BooksClient struct {
	core *core.Client
}

func newBooksClient(c *core.Client) *BooksClient {
	return &BooksClient{core: c}
}

// ListBooks calls GET /books.
func (c *BooksClient) ListBooks(ctx context.Context, opts ...option.RequestOption) (*core.Stream[Book], error) {
	return core.StreamLines[Book](ctx, c.core, &booksClientListBooks, nil, opts)
}

// FindBooks calls QUERY /books.
func (c *BooksClient) FindBooks(ctx context.Context, req *FindBooksRequest, opts ...option.RequestOption) ([]Book, error) {
	return core.Call[[]Book](ctx, c.core, &booksClientFindBooks, req, opts)
}

// CopyBooks calls COPY /books.
func (c *BooksClient) CopyBooks(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &booksClientCopyBooks, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *BooksClient) WithRawResponse() *BooksRawClient {
	return &BooksRawClient{core: c.core}
}

// BooksRawClient has the methods of BooksClient, which give the status and the headers too.
type BooksRawClient struct {
	core *core.Client
}

// FindBooks calls QUERY /books.
func (c *BooksRawClient) FindBooks(ctx context.Context, req *FindBooksRequest, opts ...option.RequestOption) (*core.Response[[]Book], error) {
	return core.CallRaw[[]Book](ctx, c.core, &booksClientFindBooks, req, opts)
}

// CopyBooks calls COPY /books.
func (c *BooksRawClient) CopyBooks(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &booksClientCopyBooks, nil, opts)
}
