package clientvalues

import (
	"context"

	"example.com/client-values/core"
	"example.com/client-values/option"
)

var jobsClientList = core.Operation{Method: "GET", Path: "/v2/projects/{projectId}/jobs"}

var jobsClientCreate = core.Operation{
	Method:         "POST",
	Path:           "/v2/projects/{projectId}/jobs",
	Idempotent:     true,
	IdempotencyKey: "Idempotency-Key",
}

// JobsClient: Jobs
//
// What the project runs.
type JobsClient struct {
	core *core.Client
}

func newJobsClient(c *core.Client) *JobsClient {
	return &JobsClient{core: c}
}

// List calls GET /v2/projects/{projectId}/jobs.
func (c *JobsClient) List(ctx context.Context, req *ListJobsRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &jobsClientList, req, opts)
}

// Create calls POST /v2/projects/{projectId}/jobs.
func (c *JobsClient) Create(ctx context.Context, req *CreateJobsRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &jobsClientCreate, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *JobsClient) WithRawResponse() *JobsRawClient {
	return &JobsRawClient{core: c.core}
}

// JobsRawClient has the methods of JobsClient, which give the status and the headers too.
type JobsRawClient struct {
	core *core.Client
}

// List calls GET /v2/projects/{projectId}/jobs.
func (c *JobsRawClient) List(ctx context.Context, req *ListJobsRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &jobsClientList, req, opts)
}

// Create calls POST /v2/projects/{projectId}/jobs.
func (c *JobsRawClient) Create(ctx context.Context, req *CreateJobsRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &jobsClientCreate, req, opts)
}
