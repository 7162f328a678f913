package parents

import (
	"context"

	"example.com/parents/core"
	"example.com/parents/option"
)

var vehiclesClientGetVehicle = core.Operation{
	Method:   "GET",
	Path:     "/vehicles",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// VehiclesClient calls the operations of a part of the API.
type VehiclesClient struct {
	core *core.Client
}

func newVehiclesClient(c *core.Client) *VehiclesClient {
	return &VehiclesClient{core: c}
}

// GetVehicle calls GET /vehicles.
func (c *VehiclesClient) GetVehicle(ctx context.Context, opts ...option.RequestOption) (*GetVehicleResponse, error) {
	return core.Call[*GetVehicleResponse](ctx, c.core, &vehiclesClientGetVehicle, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *VehiclesClient) WithRawResponse() *VehiclesRawClient {
	return &VehiclesRawClient{core: c.core}
}

// VehiclesRawClient has the methods of VehiclesClient, which give the status and the headers too.
type VehiclesRawClient struct {
	core *core.Client
}

// GetVehicle calls GET /vehicles.
func (c *VehiclesRawClient) GetVehicle(ctx context.Context, opts ...option.RequestOption) (*core.Response[*GetVehicleResponse], error) {
	return core.CallRaw[*GetVehicleResponse](ctx, c.core, &vehiclesClientGetVehicle, nil, opts)
}
