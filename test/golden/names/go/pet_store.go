package sdk3rdpartynames

import (
	"context"

	"example.com/3rd-party-names/core"
	"example.com/3rd-party-names/option"
)

var petStoreResourceClientListPets = core.Operation{
	Method:   "GET",
	Path:     "/pets",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var petStoreResourceClientCreatePet = core.Operation{
	Method:   "POST",
	Path:     "/pets",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var petStoreResourceClientDelete = core.Operation{
	Method:   "DELETE",
	Path:     "/pets",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var petStoreResourceClientGetPetsPetIDOwnersOwnerID = core.Operation{
	Method:   "GET",
	Path:     "/pets/{pet-id}/owners/{owner.id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type petStoreResourceClientGetPetsPetIDOwnersOwnerIDParams struct {
	PetID   string `path:"pet-id"`
	OwnerID string `path:"owner.id"`
}

// PetStoreResourceClient: About pets.
type PetStoreResourceClient struct {
	core *core.Client
}

func newPetStoreResourceClient(c *core.Client) *PetStoreResourceClient {
	return &PetStoreResourceClient{core: c}
}

// ListPets calls GET /pets.
func (c *PetStoreResourceClient) ListPets(ctx context.Context, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &petStoreResourceClientListPets, nil, opts)
}

// CreatePet calls POST /pets.
func (c *PetStoreResourceClient) CreatePet(ctx context.Context, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &petStoreResourceClientCreatePet, nil, opts)
}

// Delete calls DELETE /pets.
func (c *PetStoreResourceClient) Delete(ctx context.Context, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &petStoreResourceClientDelete, nil, opts)
}

// GetPetsPetIDOwnersOwnerID calls GET /pets/{pet-id}/owners/{owner.id}.
func (c *PetStoreResourceClient) GetPetsPetIDOwnersOwnerID(ctx context.Context, petID string, ownerID string, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &petStoreResourceClientGetPetsPetIDOwnersOwnerID, &petStoreResourceClientGetPetsPetIDOwnersOwnerIDParams{PetID: petID, OwnerID: ownerID}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetStoreResourceClient) WithRawResponse() *PetStoreResourceRawClient {
	return &PetStoreResourceRawClient{core: c.core}
}

// PetStoreResourceRawClient has the methods of PetStoreResourceClient, which give the status and the headers too.
type PetStoreResourceRawClient struct {
	core *core.Client
}

// ListPets calls GET /pets.
func (c *PetStoreResourceRawClient) ListPets(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &petStoreResourceClientListPets, nil, opts)
}

// CreatePet calls POST /pets.
func (c *PetStoreResourceRawClient) CreatePet(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &petStoreResourceClientCreatePet, nil, opts)
}

// Delete calls DELETE /pets.
func (c *PetStoreResourceRawClient) Delete(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &petStoreResourceClientDelete, nil, opts)
}

// GetPetsPetIDOwnersOwnerID calls GET /pets/{pet-id}/owners/{owner.id}.
func (c *PetStoreResourceRawClient) GetPetsPetIDOwnersOwnerID(ctx context.Context, petID string, ownerID string, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &petStoreResourceClientGetPetsPetIDOwnersOwnerID, &petStoreResourceClientGetPetsPetIDOwnersOwnerIDParams{PetID: petID, OwnerID: ownerID}, opts)
}
