package multifile

import (
	"context"

	"example.com/multi-file/core"
	"example.com/multi-file/option"
)

var petsClientListPets = core.Operation{
	Method:   "GET",
	Path:     "/pets",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var petsClientGetPet = core.Operation{
	Method:   "GET",
	Path:     "/pets/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{Status: 404, New: newProblemDetailsNotFoundError}},
}

type petsClientGetPetParams struct {
	ID string `path:"id"`
}

// PetsClient calls the operations of a part of the API.
type PetsClient struct {
	core *core.Client
}

func newPetsClient(c *core.Client) *PetsClient {
	return &PetsClient{core: c}
}

// ListPets calls GET /pets.
func (c *PetsClient) ListPets(ctx context.Context, req *ListPetsRequest, opts ...option.RequestOption) ([]PetModel, error) {
	return core.Call[[]PetModel](ctx, c.core, &petsClientListPets, req, opts)
}

// GetPet calls GET /pets/{id}.
//
// Errors that the API declares:
//
//   - *ProblemDetailsNotFoundError (status 404)
func (c *PetsClient) GetPet(ctx context.Context, id string, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &petsClientGetPet, &petsClientGetPetParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetsClient) WithRawResponse() *PetsRawClient {
	return &PetsRawClient{core: c.core}
}

// PetsRawClient has the methods of PetsClient, which give the status and the headers too.
type PetsRawClient struct {
	core *core.Client
}

// ListPets calls GET /pets.
func (c *PetsRawClient) ListPets(ctx context.Context, req *ListPetsRequest, opts ...option.RequestOption) (*core.Response[[]PetModel], error) {
	return core.CallRaw[[]PetModel](ctx, c.core, &petsClientListPets, req, opts)
}

// GetPet calls GET /pets/{id}.
//
// Errors that the API declares:
//
//   - *ProblemDetailsNotFoundError (status 404)
func (c *PetsRawClient) GetPet(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &petsClientGetPet, &petsClientGetPetParams{ID: id}, opts)
}
