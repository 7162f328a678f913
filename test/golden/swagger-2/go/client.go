package shelter

import (
	"context"
	"time"

	"example.com/shelter/core"
	"example.com/shelter/option"
)

var spec = core.ClientSpec{
	PackageName: "shelter",
	Version:     "0.0.0",
	Environments: []core.Environment{
		{Name: "APIExampleCom", URLs: []string{"https://api.example.com/v1"}},
	},
	Auth: core.AuthSpec{
		Mode: core.AuthEndpoint,
		Schemes: []core.Scheme{
			&core.BasicScheme{
				Key:      "login",
				Username: &core.Credential{Option: "WithUsername"},
				Password: &core.Credential{Option: "WithPassword"},
			},
			&core.KeyScheme{
				Key:   "key",
				In:    "header",
				Name:  "X-Key",
				Value: &core.Credential{Option: "WithKey"},
			},
			&core.BearerScheme{Key: "account", Token: &core.Credential{Option: "WithToken"}},
		},
		Security: [][]string{{"key"}, {"account"}},
	},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

var clientListPets = core.Operation{
	Method:   "GET",
	Path:     "/pets",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var clientAddPet = core.Operation{
	Method:   "POST",
	Path:     "/pets",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{Status: 409, New: newConflictError}},
	Security: [][]string{{"account"}, {"login"}},
}

var clientReplaceNote = core.Operation{
	Method:   "PUT",
	Path:     "/pets/{id}",
	Body:     &core.BodySpec{Kind: core.TextBody, Optional: true},
	Encode:   core.EncodeText,
	Response: &core.ResponseSpec{Kind: core.TextResponse},
	Errors:   []core.ErrorCase{{Status: 404, New: newProblemNotFoundError}},
	Security: [][]string{},
}

var clientChangePet = core.Operation{
	Method: "PATCH",
	Path:   "/pets/{id}",
	Body: &core.BodySpec{
		Kind:   core.FormBody,
		Fields: []core.FieldSpec{{Name: "name"}, {Name: "tags", Repeated: true}, {Name: "mood"}},
	},
	Encode: core.EncodeForm,
	Errors: []core.ErrorCase{{Status: 409, New: newConflictError}},
}

var clientGetPhoto = core.Operation{
	Method:   "GET",
	Path:     "/pets/{id}/photo",
	Response: &core.ResponseSpec{Kind: core.BinaryResponse, Accept: "image/png"},
	Errors:   []core.ErrorCase{{Status: 404, New: newProblemNotFoundError}},
}

type clientGetPhotoParams struct {
	ID int64 `path:"id"`
}

var clientAddPhoto = core.Operation{
	Method: "POST",
	Path:   "/pets/{id}/photo",
	Body: &core.BodySpec{
		Kind:   core.MultipartBody,
		Fields: []core.FieldSpec{{Name: "photo", Encoding: core.FileField}, {Name: "caption"}},
	},
	Encode: core.EncodeMultipart,
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
}

// NewClient makes a client of the package shelter. Options that are not given come from the environment where
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

// ListPets calls GET /pets.
func (c *Client) ListPets(ctx context.Context, req *ListPetsRequest, opts ...option.RequestOption) ([]Pet, error) {
	return core.Call[[]Pet](ctx, c.core, &clientListPets, req, opts)
}

// AddPet calls POST /pets.
//
// Errors that the API declares:
//
//   - *ConflictError (status 409)
func (c *Client) AddPet(ctx context.Context, req *AddPetRequest, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &clientAddPet, req, opts)
}

// ReplaceNote calls PUT /pets/{id}.
//
// Errors that the API declares:
//
//   - *ProblemNotFoundError (status 404)
func (c *Client) ReplaceNote(ctx context.Context, req *ReplaceNoteRequest, opts ...option.RequestOption) (string, error) {
	return core.Call[string](ctx, c.core, &clientReplaceNote, req, opts)
}

// ChangePet calls PATCH /pets/{id}.
//
// Errors that the API declares:
//
//   - *ConflictError (status 409)
func (c *Client) ChangePet(ctx context.Context, req *ChangePetRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientChangePet, req, opts)
}

// GetPhoto calls GET /pets/{id}/photo.
//
// Errors that the API declares:
//
//   - *ProblemNotFoundError (status 404)
func (c *Client) GetPhoto(ctx context.Context, id int64, opts ...option.RequestOption) (*core.Download, error) {
	return core.DownloadFile(ctx, c.core, &clientGetPhoto, &clientGetPhotoParams{ID: id}, opts)
}

// AddPhoto calls POST /pets/{id}/photo.
func (c *Client) AddPhoto(ctx context.Context, req *AddPhotoRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientAddPhoto, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// ListPets calls GET /pets.
func (c *RawClient) ListPets(ctx context.Context, req *ListPetsRequest, opts ...option.RequestOption) (*core.Response[[]Pet], error) {
	return core.CallRaw[[]Pet](ctx, c.core, &clientListPets, req, opts)
}

// AddPet calls POST /pets.
//
// Errors that the API declares:
//
//   - *ConflictError (status 409)
func (c *RawClient) AddPet(ctx context.Context, req *AddPetRequest, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &clientAddPet, req, opts)
}

// ReplaceNote calls PUT /pets/{id}.
//
// Errors that the API declares:
//
//   - *ProblemNotFoundError (status 404)
func (c *RawClient) ReplaceNote(ctx context.Context, req *ReplaceNoteRequest, opts ...option.RequestOption) (*core.Response[string], error) {
	return core.CallRaw[string](ctx, c.core, &clientReplaceNote, req, opts)
}

// ChangePet calls PATCH /pets/{id}.
//
// Errors that the API declares:
//
//   - *ConflictError (status 409)
func (c *RawClient) ChangePet(ctx context.Context, req *ChangePetRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientChangePet, req, opts)
}

// AddPhoto calls POST /pets/{id}/photo.
func (c *RawClient) AddPhoto(ctx context.Context, req *AddPhotoRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientAddPhoto, req, opts)
}
