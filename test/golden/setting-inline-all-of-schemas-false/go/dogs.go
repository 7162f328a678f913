package animals

import (
	"context"

	"example.com/animals/core"
	"example.com/animals/option"
)

var dogsClientAddDog = core.Operation{
	Method:   "POST",
	Path:     "/dogs",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// DogsClient calls the operations of a part of the API.
type DogsClient struct {
	core *core.Client
}

func newDogsClient(c *core.Client) *DogsClient {
	return &DogsClient{core: c}
}

// AddDog calls POST /dogs.
func (c *DogsClient) AddDog(ctx context.Context, req *AddDogRequest, opts ...option.RequestOption) (*Dog, error) {
	return core.Call[*Dog](ctx, c.core, &dogsClientAddDog, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *DogsClient) WithRawResponse() *DogsRawClient {
	return &DogsRawClient{core: c.core}
}

// DogsRawClient has the methods of DogsClient, which give the status and the headers too.
type DogsRawClient struct {
	core *core.Client
}

// AddDog calls POST /dogs.
func (c *DogsRawClient) AddDog(ctx context.Context, req *AddDogRequest, opts ...option.RequestOption) (*core.Response[*Dog], error) {
	return core.CallRaw[*Dog](ctx, c.core, &dogsClientAddDog, req, opts)
}
