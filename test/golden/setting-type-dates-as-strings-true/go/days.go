package dates

import (
	"context"

	"example.com/dates/core"
	"example.com/dates/option"
)

var daysClientGetDay = core.Operation{
	Method:   "GET",
	Path:     "/days",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// DaysClient calls the operations of a part of the API.
type DaysClient struct {
	core *core.Client
}

func newDaysClient(c *core.Client) *DaysClient {
	return &DaysClient{core: c}
}

// GetDay calls GET /days.
func (c *DaysClient) GetDay(ctx context.Context, req *GetDayRequest, opts ...option.RequestOption) (*Day, error) {
	return core.Call[*Day](ctx, c.core, &daysClientGetDay, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *DaysClient) WithRawResponse() *DaysRawClient {
	return &DaysRawClient{core: c.core}
}

// DaysRawClient has the methods of DaysClient, which give the status and the headers too.
type DaysRawClient struct {
	core *core.Client
}

// GetDay calls GET /days.
func (c *DaysRawClient) GetDay(ctx context.Context, req *GetDayRequest, opts ...option.RequestOption) (*core.Response[*Day], error) {
	return core.CallRaw[*Day](ctx, c.core, &daysClientGetDay, req, opts)
}
