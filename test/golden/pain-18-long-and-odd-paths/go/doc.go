// Package long is a client of Long.
package long
