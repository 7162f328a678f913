// Package inheritednull is a client of Inherited null.
package inheritednull
