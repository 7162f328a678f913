package presence

import (
	"context"

	"example.com/presence/core"
	"example.com/presence/option"
)

var petsClientGetPet = core.Operation{
	Method:   "GET",
	Path:     "/pets/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type petsClientGetPetParams struct {
	ID string `path:"id"`
}

var petsClientUpdatePet = core.Operation{
	Method:   "PATCH",
	Path:     "/pets/{id}",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// PetsClient calls the operations of a part of the API.
type PetsClient struct {
	core *core.Client
}

func newPetsClient(c *core.Client) *PetsClient {
	return &PetsClient{core: c}
}

// GetPet calls GET /pets/{id}.
func (c *PetsClient) GetPet(ctx context.Context, id string, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &petsClientGetPet, &petsClientGetPetParams{ID: id}, opts)
}

// UpdatePet calls PATCH /pets/{id}.
func (c *PetsClient) UpdatePet(ctx context.Context, req *UpdatePetRequest, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &petsClientUpdatePet, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetsClient) WithRawResponse() *PetsRawClient {
	return &PetsRawClient{core: c.core}
}

// PetsRawClient has the methods of PetsClient, which give the status and the headers too.
type PetsRawClient struct {
	core *core.Client
}

// GetPet calls GET /pets/{id}.
func (c *PetsRawClient) GetPet(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &petsClientGetPet, &petsClientGetPetParams{ID: id}, opts)
}

// UpdatePet calls PATCH /pets/{id}.
func (c *PetsRawClient) UpdatePet(ctx context.Context, req *UpdatePetRequest, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &petsClientUpdatePet, req, opts)
}
