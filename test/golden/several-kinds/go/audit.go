package tower

import (
	"context"

	"example.com/tower/core"
	"example.com/tower/option"
)

var auditClientGet = core.Operation{
	Method:   "GET",
	Path:     "/audit/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Security: [][]string{},
}

type auditClientGetParams struct {
	ID string `path:"id"`
}

// AuditClient calls the operations of a part of the API.
type AuditClient struct {
	core *core.Client
}

func newAuditClient(c *core.Client) *AuditClient {
	return &AuditClient{core: c}
}

// Get calls GET /audit/{id}.
func (c *AuditClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*Entry, error) {
	return core.Call[*Entry](ctx, c.core, &auditClientGet, &auditClientGetParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *AuditClient) WithRawResponse() *AuditRawClient {
	return &AuditRawClient{core: c.core}
}

// AuditRawClient has the methods of AuditClient, which give the status and the headers too.
type AuditRawClient struct {
	core *core.Client
}

// Get calls GET /audit/{id}.
func (c *AuditRawClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Entry], error) {
	return core.CallRaw[*Entry](ctx, c.core, &auditClientGet, &auditClientGetParams{ID: id}, opts)
}
