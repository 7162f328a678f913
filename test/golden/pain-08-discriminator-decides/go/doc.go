// Package decided is a client of Decided.
package decided
