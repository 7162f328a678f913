// Package orders is a client of Orders.
package orders
