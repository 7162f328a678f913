// Package ordered is a client of Ordered.
package ordered
