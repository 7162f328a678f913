package ornull

import (
	"context"

	"example.com/or-null/core"
	"example.com/or-null/option"
)

var petsClientGetPet = core.Operation{
	Method:   "GET",
	Path:     "/pets",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// PetsClient calls the operations of a part of the API.
type PetsClient struct {
	core *core.Client
}

func newPetsClient(c *core.Client) *PetsClient {
	return &PetsClient{core: c}
}

// GetPet calls GET /pets.
func (c *PetsClient) GetPet(ctx context.Context, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &petsClientGetPet, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetsClient) WithRawResponse() *PetsRawClient {
	return &PetsRawClient{core: c.core}
}

// PetsRawClient has the methods of PetsClient, which give the status and the headers too.
type PetsRawClient struct {
	core *core.Client
}

// GetPet calls GET /pets.
func (c *PetsRawClient) GetPet(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &petsClientGetPet, nil, opts)
}
