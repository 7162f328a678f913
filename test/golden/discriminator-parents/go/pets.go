package parents

import (
	"context"

	"example.com/parents/core"
	"example.com/parents/option"
)

var petsClientAddPet = core.Operation{
	Method:   "POST",
	Path:     "/pets",
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

// AddPet calls POST /pets.
func (c *PetsClient) AddPet(ctx context.Context, req *AddPetRequest, opts ...option.RequestOption) ([]Pet, error) {
	return core.Call[[]Pet](ctx, c.core, &petsClientAddPet, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetsClient) WithRawResponse() *PetsRawClient {
	return &PetsRawClient{core: c.core}
}

// PetsRawClient has the methods of PetsClient, which give the status and the headers too.
type PetsRawClient struct {
	core *core.Client
}

// AddPet calls POST /pets.
func (c *PetsRawClient) AddPet(ctx context.Context, req *AddPetRequest, opts ...option.RequestOption) (*core.Response[[]Pet], error) {
	return core.CallRaw[[]Pet](ctx, c.core, &petsClientAddPet, req, opts)
}
