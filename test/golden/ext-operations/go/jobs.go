package operations

import (
	"context"

	"example.com/operations/core"
	"example.com/operations/option"
)

var jobsClientStart = core.Operation{Method: "POST", Path: "/b", NoRetries: true}

var jobsClientOpC = core.Operation{Method: "GET", Path: "/c", Server: 1}

// JobsClient calls the operations of a part of the API.
type JobsClient struct {
	core *core.Client
}

func newJobsClient(c *core.Client) *JobsClient {
	return &JobsClient{core: c}
}

// Start calls POST /b.
func (c *JobsClient) Start(ctx context.Context, req *JobSettings, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &jobsClientStart, req, opts)
}

// OpC calls GET /c.
func (c *JobsClient) OpC(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &jobsClientOpC, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *JobsClient) WithRawResponse() *JobsRawClient {
	return &JobsRawClient{core: c.core}
}

// JobsRawClient has the methods of JobsClient, which give the status and the headers too.
type JobsRawClient struct {
	core *core.Client
}

// Start calls POST /b.
func (c *JobsRawClient) Start(ctx context.Context, req *JobSettings, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &jobsClientStart, req, opts)
}

// OpC calls GET /c.
func (c *JobsRawClient) OpC(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &jobsClientOpC, nil, opts)
}
