package severalsuccesses

import (
	"context"
	"encoding/json"

	"example.com/several-successes/core"
	"example.com/several-successes/option"
)

var jobsClientStartJob = core.Operation{
	Method:   "POST",
	Path:     "/jobs",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse, Empty: true, ByStatus: core.ByStatus},
}

// StartJobResult is what StartJob gives: one of its fields is set, by the status of the response.
type StartJobResult struct {
	// OK is there with status 200: Done at once.
	OK *Result `union:"" status:"200"`
	// Accepted is there with status 202: Begun.
	Accepted *Job `union:"" status:"202"`
	// Raw is the JSON of a success that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v StartJobResult) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *StartJobResult) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

var jobsClientListJobs = core.Operation{
	Method:   "GET",
	Path:     "/jobs",
	Response: &core.ResponseSpec{Kind: core.JSONResponse, ByStatus: core.ByStatus},
}

// ListJobsResult is what ListJobs gives: one of its fields is set, by the status of the response.
type ListJobsResult struct {
	// OK is there with status 200: All.
	OK *[]Job `union:"" status:"200"`
	// PartialContent is there with status 206: Some.
	PartialContent *Part `union:"" status:"206"`
	// Status2XX is there with status 200 to 299: Others.
	Status2XX *ListJobsSuccessfulResponse `union:"" status:"2XX"`
	// Raw is the JSON of a success that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v ListJobsResult) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListJobsResult) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

var jobsClientPutJob = core.Operation{
	Method:   "PUT",
	Path:     "/jobs/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type jobsClientPutJobParams struct {
	ID string `path:"id"`
}

var jobsClientGetJob = core.Operation{
	Method:   "GET",
	Path:     "/jobs/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{New: newPartDefaultError}},
}

type jobsClientGetJobParams struct {
	ID string `path:"id"`
}

var jobsClientDeleteJob = core.Operation{
	Method:   "DELETE",
	Path:     "/jobs/{id}",
	Response: &core.ResponseSpec{Kind: core.TextResponse},
}

type jobsClientDeleteJobParams struct {
	ID string `path:"id"`
}

// JobsClient calls the operations of a part of the API.
type JobsClient struct {
	core *core.Client
}

func newJobsClient(c *core.Client) *JobsClient {
	return &JobsClient{core: c}
}

// StartJob calls POST /jobs.
func (c *JobsClient) StartJob(ctx context.Context, req *StartJobRequest, opts ...option.RequestOption) (*StartJobResult, error) {
	return core.Call[*StartJobResult](ctx, c.core, &jobsClientStartJob, req, opts)
}

// ListJobs calls GET /jobs.
func (c *JobsClient) ListJobs(ctx context.Context, opts ...option.RequestOption) (*ListJobsResult, error) {
	return core.Call[*ListJobsResult](ctx, c.core, &jobsClientListJobs, nil, opts)
}

// PutJob calls PUT /jobs/{id}.
func (c *JobsClient) PutJob(ctx context.Context, id string, opts ...option.RequestOption) (*Job, error) {
	return core.Call[*Job](ctx, c.core, &jobsClientPutJob, &jobsClientPutJobParams{ID: id}, opts)
}

// GetJob calls GET /jobs/{id}.
//
// Errors that the API declares:
//
//   - *PartDefaultError (any other status)
func (c *JobsClient) GetJob(ctx context.Context, id string, opts ...option.RequestOption) (*Job, error) {
	return core.Call[*Job](ctx, c.core, &jobsClientGetJob, &jobsClientGetJobParams{ID: id}, opts)
}

// DeleteJob calls DELETE /jobs/{id}.
func (c *JobsClient) DeleteJob(ctx context.Context, id string, opts ...option.RequestOption) (string, error) {
	return core.Call[string](ctx, c.core, &jobsClientDeleteJob, &jobsClientDeleteJobParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *JobsClient) WithRawResponse() *JobsRawClient {
	return &JobsRawClient{core: c.core}
}

// JobsRawClient has the methods of JobsClient, which give the status and the headers too.
type JobsRawClient struct {
	core *core.Client
}

// StartJob calls POST /jobs.
func (c *JobsRawClient) StartJob(ctx context.Context, req *StartJobRequest, opts ...option.RequestOption) (*core.Response[*StartJobResult], error) {
	return core.CallRaw[*StartJobResult](ctx, c.core, &jobsClientStartJob, req, opts)
}

// ListJobs calls GET /jobs.
func (c *JobsRawClient) ListJobs(ctx context.Context, opts ...option.RequestOption) (*core.Response[*ListJobsResult], error) {
	return core.CallRaw[*ListJobsResult](ctx, c.core, &jobsClientListJobs, nil, opts)
}

// PutJob calls PUT /jobs/{id}.
func (c *JobsRawClient) PutJob(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Job], error) {
	return core.CallRaw[*Job](ctx, c.core, &jobsClientPutJob, &jobsClientPutJobParams{ID: id}, opts)
}

// GetJob calls GET /jobs/{id}.
//
// Errors that the API declares:
//
//   - *PartDefaultError (any other status)
func (c *JobsRawClient) GetJob(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Job], error) {
	return core.CallRaw[*Job](ctx, c.core, &jobsClientGetJob, &jobsClientGetJobParams{ID: id}, opts)
}

// DeleteJob calls DELETE /jobs/{id}.
func (c *JobsRawClient) DeleteJob(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[string], error) {
	return core.CallRaw[string](ctx, c.core, &jobsClientDeleteJob, &jobsClientDeleteJobParams{ID: id}, opts)
}
