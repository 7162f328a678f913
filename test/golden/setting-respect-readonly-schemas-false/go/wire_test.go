package orders_test

import (
	"example.com/orders"
	"example.com/orders/internal/wiretest"
	"example.com/orders/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *orders.Client {
	return orders.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
