package option

import "example.com/client-values/core"

// WithTenant sets the header X-Tenant of every call.
func WithTenant(value string) core.Option {
	return core.WithValue("WithTenant", value)
}

// WithXRegion sets the header X-Region of every call.
func WithXRegion(value int64) core.Option {
	return core.WithValue("WithXRegion", value)
}

// WithVersion sets the header X-Version of every call.
func WithVersion(value string) core.Option {
	return core.WithValue("WithVersion", value)
}

// WithProjectID sets projectId, which paths and parameters use.
func WithProjectID(value string) core.Option {
	return core.WithValue("WithProjectID", value)
}
