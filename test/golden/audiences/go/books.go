package audiences

import (
	"context"

	"example.com/audiences/core"
	"example.com/audiences/option"
)

var booksClientList = core.Operation{
	Method:   "GET",
	Path:     "/books",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var booksClientUpload = core.Operation{
	Method: "POST",
	Path:   "/covers",
	Body: &core.BodySpec{
		Kind:   core.MultipartBody,
		Fields: []core.FieldSpec{{Name: "file", Encoding: core.FileField}},
	},
	Encode:   core.EncodeMultipart,
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// BooksClient calls the operations of a part of the API.
type BooksClient struct {
	core *core.Client
}

func newBooksClient(c *core.Client) *BooksClient {
	return &BooksClient{core: c}
}

// List calls GET /books.
func (c *BooksClient) List(ctx context.Context, req *ListBooksRequest, opts ...option.RequestOption) ([]Book, error) {
	return core.Call[[]Book](ctx, c.core, &booksClientList, req, opts)
}

// Upload calls POST /covers.
func (c *BooksClient) Upload(ctx context.Context, req *UploadBooksRequest, opts ...option.RequestOption) (*Medium, error) {
	return core.Call[*Medium](ctx, c.core, &booksClientUpload, req, opts)
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
func (c *BooksRawClient) List(ctx context.Context, req *ListBooksRequest, opts ...option.RequestOption) (*core.Response[[]Book], error) {
	return core.CallRaw[[]Book](ctx, c.core, &booksClientList, req, opts)
}

// Upload calls POST /covers.
func (c *BooksRawClient) Upload(ctx context.Context, req *UploadBooksRequest, opts ...option.RequestOption) (*core.Response[*Medium], error) {
	return core.CallRaw[*Medium](ctx, c.core, &booksClientUpload, req, opts)
}
