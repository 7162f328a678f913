package errorbodies

import (
	"context"

	"example.com/error-bodies/core"
	"example.com/error-bodies/option"
)

var thingsClientGetThing = core.Operation{
	Method:   "GET",
	Path:     "/things/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors: []core.ErrorCase{
		{Status: 400, New: newGetThingBadRequestError},
		{Status: 401, New: newFaultUnauthorizedError},
		{Status: 403, New: newProblemForbiddenError},
		{Status: 409, New: newGetThingConflictError},
		{Status: 410, New: newGoneError},
		{Status: 422, New: newInvalidUnprocessableEntityError},
		{Class: 4, New: newFaultClientError},
		{Class: 5, New: newProblemServerError},
		{New: newDefaultError},
	},
}

type thingsClientGetThingParams struct {
	ID string `path:"id"`
}

var thingsClientPutThing = core.Operation{
	Method: "PUT",
	Path:   "/things/{id}",
	Errors: []core.ErrorCase{{Status: 422, New: newInvalidUnprocessableEntityError}},
}

type thingsClientPutThingParams struct {
	ID string `path:"id"`
}

// ThingsClient calls the operations of a part of the API.
type ThingsClient struct {
	core *core.Client
}

func newThingsClient(c *core.Client) *ThingsClient {
	return &ThingsClient{core: c}
}

// GetThing calls GET /things/{id}.
//
// Errors that the API declares:
//
//   - *GetThingBadRequestError (status 400)
//   - *FaultUnauthorizedError (status 401)
//   - *ProblemForbiddenError (status 403)
//   - *GetThingConflictError (status 409)
//   - *GoneError (status 410)
//   - *InvalidUnprocessableEntityError (status 422)
//   - *FaultClientError (status 400 to 499)
//   - *ProblemServerError (status 500 to 599)
//   - *DefaultError (any other status)
func (c *ThingsClient) GetThing(ctx context.Context, id string, opts ...option.RequestOption) (*GetThingResponse, error) {
	return core.Call[*GetThingResponse](ctx, c.core, &thingsClientGetThing, &thingsClientGetThingParams{ID: id}, opts)
}

// PutThing calls PUT /things/{id}.
//
// Errors that the API declares:
//
//   - *InvalidUnprocessableEntityError (status 422)
func (c *ThingsClient) PutThing(ctx context.Context, id string, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &thingsClientPutThing, &thingsClientPutThingParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ThingsClient) WithRawResponse() *ThingsRawClient {
	return &ThingsRawClient{core: c.core}
}

// ThingsRawClient has the methods of ThingsClient, which give the status and the headers too.
type ThingsRawClient struct {
	core *core.Client
}

// GetThing calls GET /things/{id}.
//
// Errors that the API declares:
//
//   - *GetThingBadRequestError (status 400)
//   - *FaultUnauthorizedError (status 401)
//   - *ProblemForbiddenError (status 403)
//   - *GetThingConflictError (status 409)
//   - *GoneError (status 410)
//   - *InvalidUnprocessableEntityError (status 422)
//   - *FaultClientError (status 400 to 499)
//   - *ProblemServerError (status 500 to 599)
//   - *DefaultError (any other status)
func (c *ThingsRawClient) GetThing(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*GetThingResponse], error) {
	return core.CallRaw[*GetThingResponse](ctx, c.core, &thingsClientGetThing, &thingsClientGetThingParams{ID: id}, opts)
}

// PutThing calls PUT /things/{id}.
//
// Errors that the API declares:
//
//   - *InvalidUnprocessableEntityError (status 422)
func (c *ThingsRawClient) PutThing(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &thingsClientPutThing, &thingsClientPutThingParams{ID: id}, opts)
}
