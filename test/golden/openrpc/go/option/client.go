package option

import "example.com/kennel/core"

// WithRegion sets region in the URLs of the API's servers.
func WithRegion(value string) core.Option {
	return core.WithValue("WithRegion", value)
}
