package kennel

import (
	"context"

	"example.com/kennel/core"
	"example.com/kennel/option"
)

var petsClientList = core.Operation{
	Method:   "POST",
	Path:     "",
	RPC:      &core.JSONRPC{Method: "pets.list"},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var petsClientAdd = core.Operation{
	Method:   "POST",
	Path:     "",
	RPC:      &core.JSONRPC{Method: "pets.add", Positions: []string{"pet", "owner"}},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var petsClientSeen = core.Operation{
	Method: "POST",
	Path:   "",
	RPC: &core.JSONRPC{
		Method:       "pets.seen",
		Positions:    []string{"id"},
		Nameable:     true,
		Notification: true,
	},
}

// PetsClient calls the operations of a part of the API.
type PetsClient struct {
	core *core.Client
}

func newPetsClient(c *core.Client) *PetsClient {
	return &PetsClient{core: c}
}

// List: Lists pets.
//
// Errors that the API declares:
//
//   - *JSONRPCError with the code -32009, with data of the type PetsListTooManyPetsData: Too many pets
func (c *PetsClient) List(ctx context.Context, req *ListPetsRequest, opts ...option.RequestOption) ([]Pet, error) {
	return core.Call[[]Pet](ctx, c.core, &petsClientList, req, opts)
}

// Add calls pets.add.
//
// Errors that the API declares:
//
//   - *JSONRPCError with the code -32010: Exists
func (c *PetsClient) Add(ctx context.Context, req *AddPetsRequest, opts ...option.RequestOption) (int64, error) {
	return core.Call[int64](ctx, c.core, &petsClientAdd, req, opts)
}

// Seen: Tells that a pet was seen; nobody answers.
func (c *PetsClient) Seen(ctx context.Context, req *SeenPetsRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &petsClientSeen, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetsClient) WithRawResponse() *PetsRawClient {
	return &PetsRawClient{core: c.core}
}

// PetsRawClient has the methods of PetsClient, which give the status and the headers too.
type PetsRawClient struct {
	core *core.Client
}

// List: Lists pets.
//
// Errors that the API declares:
//
//   - *JSONRPCError with the code -32009, with data of the type PetsListTooManyPetsData: Too many pets
func (c *PetsRawClient) List(ctx context.Context, req *ListPetsRequest, opts ...option.RequestOption) (*core.Response[[]Pet], error) {
	return core.CallRaw[[]Pet](ctx, c.core, &petsClientList, req, opts)
}

// Add calls pets.add.
//
// Errors that the API declares:
//
//   - *JSONRPCError with the code -32010: Exists
func (c *PetsRawClient) Add(ctx context.Context, req *AddPetsRequest, opts ...option.RequestOption) (*core.Response[int64], error) {
	return core.CallRaw[int64](ctx, c.core, &petsClientAdd, req, opts)
}

// Seen: Tells that a pet was seen; nobody answers.
func (c *PetsRawClient) Seen(ctx context.Context, req *SeenPetsRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &petsClientSeen, req, opts)
}

// PetsBatch has the methods of PetsClient for calls that a batch collects.
type PetsBatch struct {
	batch *core.Batch
}

func newPetsBatch(b *core.Batch) *PetsBatch {
	return &PetsBatch{batch: b}
}

// List: Lists pets.
//
// Errors that the API declares:
//
//   - *JSONRPCError with the code -32009, with data of the type PetsListTooManyPetsData: Too many pets
func (b *PetsBatch) List(req *ListPetsRequest) *core.Pending[[]Pet] {
	return core.Defer[[]Pet](b.batch, &petsClientList, req)
}

// Add calls pets.add.
//
// Errors that the API declares:
//
//   - *JSONRPCError with the code -32010: Exists
func (b *PetsBatch) Add(req *AddPetsRequest) *core.Pending[int64] {
	return core.Defer[int64](b.batch, &petsClientAdd, req)
}

// Seen: Tells that a pet was seen; nobody answers.
func (b *PetsBatch) Seen(req *SeenPetsRequest) *core.Pending[struct{}] {
	return core.Defer[struct{}](b.batch, &petsClientSeen, req)
}
