package clientvalues_test

import (
	clientvalues "example.com/client-values"
	"example.com/client-values/internal/wiretest"
	"example.com/client-values/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *clientvalues.Client {
	return clientvalues.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithProjectID("projectId"),
		option.WithTenant("X-Tenant"),
	)
}
