// Package operations is a client of Operations.
package operations
