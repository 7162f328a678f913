package errorssdk

import (
	"context"

	"example.com/errors/core"
	"example.com/errors/option"
)

var petsClientGetPet = core.Operation{
	Method:   "GET",
	Path:     "/pets/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors: []core.ErrorCase{
		{Status: 400, New: newBasicBadRequestError},
		{Status: 404, New: newBasicNotFoundError},
		{Class: 5, New: newOutageServerError},
	},
}

type petsClientGetPetParams struct {
	ID string `path:"id"`
}

var petsClientDeletePet = core.Operation{
	Method: "DELETE",
	Path:   "/pets/{id}",
	Errors: []core.ErrorCase{
		{Status: 400, New: newValidationBadRequestError},
		{Status: 404, New: newBasicNotFoundError},
		{Status: 409, New: newDeletePetConflictError},
		{Status: 418, New: newTeapotError},
		{New: newProblemDefaultError},
	},
}

type petsClientDeletePetParams struct {
	ID string `path:"id"`
}

// PetsClient calls the operations of a part of the API.
type PetsClient struct {
	core *core.Client
}

func newPetsClient(c *core.Client) *PetsClient {
	return &PetsClient{core: c}
}

// GetPet calls GET /pets/{id}.
//
// Errors that the API declares:
//
//   - *BasicBadRequestError (status 400)
//   - *BasicNotFoundError (status 404)
//   - *OutageServerError (status 500 to 599)
func (c *PetsClient) GetPet(ctx context.Context, id string, opts ...option.RequestOption) (*GetPetResponse, error) {
	return core.Call[*GetPetResponse](ctx, c.core, &petsClientGetPet, &petsClientGetPetParams{ID: id}, opts)
}

// DeletePet calls DELETE /pets/{id}.
//
// Errors that the API declares:
//
//   - *ValidationBadRequestError (status 400)
//   - *BasicNotFoundError (status 404)
//   - *DeletePetConflictError (status 409)
//   - *TeapotError (status 418)
//   - *ProblemDefaultError (any other status)
func (c *PetsClient) DeletePet(ctx context.Context, id string, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &petsClientDeletePet, &petsClientDeletePetParams{ID: id}, opts)
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
//
// Errors that the API declares:
//
//   - *BasicBadRequestError (status 400)
//   - *BasicNotFoundError (status 404)
//   - *OutageServerError (status 500 to 599)
func (c *PetsRawClient) GetPet(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*GetPetResponse], error) {
	return core.CallRaw[*GetPetResponse](ctx, c.core, &petsClientGetPet, &petsClientGetPetParams{ID: id}, opts)
}

// DeletePet calls DELETE /pets/{id}.
//
// Errors that the API declares:
//
//   - *ValidationBadRequestError (status 400)
//   - *BasicNotFoundError (status 404)
//   - *DeletePetConflictError (status 409)
//   - *TeapotError (status 418)
//   - *ProblemDefaultError (any other status)
func (c *PetsRawClient) DeletePet(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &petsClientDeletePet, &petsClientDeletePetParams{ID: id}, opts)
}
