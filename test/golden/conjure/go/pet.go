package petservice

import (
	"context"

	"example.com/pet-service/core"
	"example.com/pet-service/option"
)

var petClientGet = core.Operation{
	Method:   "GET",
	Path:     "/pets/{petId}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse, Empty: true},
	Errors:   []core.ErrorCase{{Status: 404, New: newPetNotFoundError}},
	Security: [][]string{{"header"}},
}

type petClientGetParams struct {
	PetID PetID `path:"petId"`
}

var petClientSearch = core.Operation{
	Method:   "GET",
	Path:     "/pets/search",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Security: [][]string{{"header"}},
}

var petClientAdd = core.Operation{
	Method:   "POST",
	Path:     "/pets",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Security: [][]string{{"header"}},
}

var petClientPhoto = core.Operation{
	Method:   "GET",
	Path:     "/pets/{petId}/photo",
	Response: &core.ResponseSpec{Kind: core.BinaryResponse, Accept: "application/octet-stream"},
	Security: [][]string{{"header"}},
}

type petClientPhotoParams struct {
	PetID PetID `path:"petId"`
}

var petClientUpload = core.Operation{
	Method:   "PUT",
	Path:     "/pets/{petId}/photo",
	Body:     &core.BodySpec{Kind: core.BinaryBody},
	Encode:   core.EncodeBinary,
	Security: [][]string{{"cookie:PALANTIR_TOKEN"}},
}

var petClientHealth = core.Operation{
	Method:   "GET",
	Path:     "/pets/health",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Security: [][]string{},
}

// PetClient calls the operations of a part of the API.
type PetClient struct {
	core *core.Client
}

func newPetClient(c *core.Client) *PetClient {
	return &PetClient{core: c}
}

// Get calls GET /pets/{petId}.
//
// Errors that the API declares:
//
//   - *PetNotFoundError (status 404)
func (c *PetClient) Get(ctx context.Context, petID PetID, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &petClientGet, &petClientGetParams{PetID: petID}, opts)
}

// Search calls GET /pets/search.
func (c *PetClient) Search(ctx context.Context, req *SearchPetRequest, opts ...option.RequestOption) ([]Pet, error) {
	return core.Call[[]Pet](ctx, c.core, &petClientSearch, req, opts)
}

// Add calls POST /pets.
func (c *PetClient) Add(ctx context.Context, req *AddPetRequest, opts ...option.RequestOption) (PetID, error) {
	return core.Call[PetID](ctx, c.core, &petClientAdd, req, opts)
}

// Photo calls GET /pets/{petId}/photo.
func (c *PetClient) Photo(ctx context.Context, petID PetID, opts ...option.RequestOption) (*core.Download, error) {
	return core.DownloadFile(ctx, c.core, &petClientPhoto, &petClientPhotoParams{PetID: petID}, opts)
}

// Upload calls PUT /pets/{petId}/photo.
func (c *PetClient) Upload(ctx context.Context, req *UploadPetRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &petClientUpload, req, opts)
}

// Health calls GET /pets/health.
//
// Deprecated: Ask elsewhere.
func (c *PetClient) Health(ctx context.Context, opts ...option.RequestOption) (bool, error) {
	return core.Call[bool](ctx, c.core, &petClientHealth, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetClient) WithRawResponse() *PetRawClient {
	return &PetRawClient{core: c.core}
}

// PetRawClient has the methods of PetClient, which give the status and the headers too.
type PetRawClient struct {
	core *core.Client
}

// Get calls GET /pets/{petId}.
//
// Errors that the API declares:
//
//   - *PetNotFoundError (status 404)
func (c *PetRawClient) Get(ctx context.Context, petID PetID, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &petClientGet, &petClientGetParams{PetID: petID}, opts)
}

// Search calls GET /pets/search.
func (c *PetRawClient) Search(ctx context.Context, req *SearchPetRequest, opts ...option.RequestOption) (*core.Response[[]Pet], error) {
	return core.CallRaw[[]Pet](ctx, c.core, &petClientSearch, req, opts)
}

// Add calls POST /pets.
func (c *PetRawClient) Add(ctx context.Context, req *AddPetRequest, opts ...option.RequestOption) (*core.Response[PetID], error) {
	return core.CallRaw[PetID](ctx, c.core, &petClientAdd, req, opts)
}

// Upload calls PUT /pets/{petId}/photo.
func (c *PetRawClient) Upload(ctx context.Context, req *UploadPetRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &petClientUpload, req, opts)
}

// Health calls GET /pets/health.
//
// Deprecated: Ask elsewhere.
func (c *PetRawClient) Health(ctx context.Context, opts ...option.RequestOption) (*core.Response[bool], error) {
	return core.CallRaw[bool](ctx, c.core, &petClientHealth, nil, opts)
}
