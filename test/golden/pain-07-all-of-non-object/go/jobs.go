package nonobjects

import (
	"context"

	"example.com/non-objects/core"
	"example.com/non-objects/option"
)

var jobsClientCreateJob = core.Operation{
	Method: "POST",
	Path:   "/jobs",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

// JobsClient calls the operations of a part of the API.
type JobsClient struct {
	core *core.Client
}

func newJobsClient(c *core.Client) *JobsClient {
	return &JobsClient{core: c}
}

// CreateJob calls POST /jobs.
func (c *JobsClient) CreateJob(ctx context.Context, req *CreateJobRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &jobsClientCreateJob, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *JobsClient) WithRawResponse() *JobsRawClient {
	return &JobsRawClient{core: c.core}
}

// JobsRawClient has the methods of JobsClient, which give the status and the headers too.
type JobsRawClient struct {
	core *core.Client
}

// CreateJob calls POST /jobs.
func (c *JobsRawClient) CreateJob(ctx context.Context, req *CreateJobRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &jobsClientCreateJob, req, opts)
}
