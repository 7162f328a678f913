package library

import (
	"context"

	"example.com/library/core"
	"example.com/library/option"
)

var libraryClientGetBook = core.Operation{
	Method:   "GET",
	Path:     "/v1/{name}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type libraryClientGetBookParams struct {
	Name string `path:"name,greedy"`
}

var libraryClientGetBookByGet = core.Operation{
	Method:   "GET",
	Path:     "/v1/books/{name}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type libraryClientGetBookByGetParams struct {
	Name string `path:"name,greedy"`
}

var libraryClientListBooks = core.Operation{
	Method:   "GET",
	Path:     "/v1/{parent}/books",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var libraryClientUpdateBook = core.Operation{
	Method:   "PATCH",
	Path:     "/v1/{book.name}",
	Body:     &core.BodySpec{Kind: core.JSONBody, Optional: true},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var libraryClientMoveBook = core.Operation{
	Method:   "POST",
	Path:     "/v1/{name}:move",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var libraryClientDeleteBook = core.Operation{Method: "DELETE", Path: "/v1/{name}"}

type libraryClientDeleteBookParams struct {
	Name string `path:"name,greedy"`
}

// LibraryClient calls the operations of a part of the API.
type LibraryClient struct {
	core *core.Client
}

func newLibraryClient(c *core.Client) *LibraryClient {
	return &LibraryClient{core: c}
}

// GetBook: Gives one book.
func (c *LibraryClient) GetBook(ctx context.Context, name string, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &libraryClientGetBook, &libraryClientGetBookParams{Name: name}, opts)
}

// GetBookByGet: Gives one book.
func (c *LibraryClient) GetBookByGet(ctx context.Context, name string, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &libraryClientGetBookByGet, &libraryClientGetBookByGetParams{Name: name}, opts)
}

// ListBooks calls GET /v1/{parent}/books.
func (c *LibraryClient) ListBooks(ctx context.Context, req *ListBooksLibraryRequest, opts ...option.RequestOption) ([]Book, error) {
	return core.Call[[]Book](ctx, c.core, &libraryClientListBooks, req, opts)
}

// UpdateBook calls PATCH /v1/{book.name}.
func (c *LibraryClient) UpdateBook(ctx context.Context, req *UpdateBookLibraryRequest, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &libraryClientUpdateBook, req, opts)
}

// MoveBook calls POST /v1/{name}:move.
func (c *LibraryClient) MoveBook(ctx context.Context, req *MoveBookLibraryRequest, opts ...option.RequestOption) (*Book, error) {
	return core.Call[*Book](ctx, c.core, &libraryClientMoveBook, req, opts)
}

// DeleteBook calls DELETE /v1/{name}.
//
// Deprecated: do not use.
func (c *LibraryClient) DeleteBook(ctx context.Context, name string, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &libraryClientDeleteBook, &libraryClientDeleteBookParams{Name: name}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *LibraryClient) WithRawResponse() *LibraryRawClient {
	return &LibraryRawClient{core: c.core}
}

// LibraryRawClient has the methods of LibraryClient, which give the status and the headers too.
type LibraryRawClient struct {
	core *core.Client
}

// GetBook: Gives one book.
func (c *LibraryRawClient) GetBook(ctx context.Context, name string, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &libraryClientGetBook, &libraryClientGetBookParams{Name: name}, opts)
}

// GetBookByGet: Gives one book.
func (c *LibraryRawClient) GetBookByGet(ctx context.Context, name string, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &libraryClientGetBookByGet, &libraryClientGetBookByGetParams{Name: name}, opts)
}

// ListBooks calls GET /v1/{parent}/books.
func (c *LibraryRawClient) ListBooks(ctx context.Context, req *ListBooksLibraryRequest, opts ...option.RequestOption) (*core.Response[[]Book], error) {
	return core.CallRaw[[]Book](ctx, c.core, &libraryClientListBooks, req, opts)
}

// UpdateBook calls PATCH /v1/{book.name}.
func (c *LibraryRawClient) UpdateBook(ctx context.Context, req *UpdateBookLibraryRequest, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &libraryClientUpdateBook, req, opts)
}

// MoveBook calls POST /v1/{name}:move.
func (c *LibraryRawClient) MoveBook(ctx context.Context, req *MoveBookLibraryRequest, opts ...option.RequestOption) (*core.Response[*Book], error) {
	return core.CallRaw[*Book](ctx, c.core, &libraryClientMoveBook, req, opts)
}

// DeleteBook calls DELETE /v1/{name}.
//
// Deprecated: do not use.
func (c *LibraryRawClient) DeleteBook(ctx context.Context, name string, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &libraryClientDeleteBook, &libraryClientDeleteBookParams{Name: name}, opts)
}
