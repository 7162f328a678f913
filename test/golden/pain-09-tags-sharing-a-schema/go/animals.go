package shared

import (
	"context"

	"example.com/shared/core"
	"example.com/shared/option"
)

var animalsClientAddAnimal = core.Operation{
	Method:   "POST",
	Path:     "/animals",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// AnimalsClient calls the operations of a part of the API.
type AnimalsClient struct {
	core *core.Client
}

func newAnimalsClient(c *core.Client) *AnimalsClient {
	return &AnimalsClient{core: c}
}

// AddAnimal calls POST /animals.
func (c *AnimalsClient) AddAnimal(ctx context.Context, req *AddAnimalRequest, opts ...option.RequestOption) (*Animal, error) {
	return core.Call[*Animal](ctx, c.core, &animalsClientAddAnimal, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *AnimalsClient) WithRawResponse() *AnimalsRawClient {
	return &AnimalsRawClient{core: c.core}
}

// AnimalsRawClient has the methods of AnimalsClient, which give the status and the headers too.
type AnimalsRawClient struct {
	core *core.Client
}

// AddAnimal calls POST /animals.
func (c *AnimalsRawClient) AddAnimal(ctx context.Context, req *AddAnimalRequest, opts ...option.RequestOption) (*core.Response[*Animal], error) {
	return core.CallRaw[*Animal](ctx, c.core, &animalsClientAddAnimal, req, opts)
}
