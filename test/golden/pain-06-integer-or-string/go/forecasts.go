package numberortext

import (
	"context"

	"example.com/number-or-text/core"
	"example.com/number-or-text/option"
)

var forecastsClientListForecasts = core.Operation{
	Method:   "GET",
	Path:     "/forecasts",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ForecastsClient calls the operations of a part of the API.
type ForecastsClient struct {
	core *core.Client
}

func newForecastsClient(c *core.Client) *ForecastsClient {
	return &ForecastsClient{core: c}
}

// ListForecasts calls GET /forecasts.
func (c *ForecastsClient) ListForecasts(ctx context.Context, req *ListForecastsRequest, opts ...option.RequestOption) ([]Forecast, error) {
	return core.Call[[]Forecast](ctx, c.core, &forecastsClientListForecasts, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ForecastsClient) WithRawResponse() *ForecastsRawClient {
	return &ForecastsRawClient{core: c.core}
}

// ForecastsRawClient has the methods of ForecastsClient, which give the status and the headers too.
type ForecastsRawClient struct {
	core *core.Client
}

// ListForecasts calls GET /forecasts.
func (c *ForecastsRawClient) ListForecasts(ctx context.Context, req *ListForecastsRequest, opts ...option.RequestOption) (*core.Response[[]Forecast], error) {
	return core.CallRaw[[]Forecast](ctx, c.core, &forecastsClientListForecasts, req, opts)
}
