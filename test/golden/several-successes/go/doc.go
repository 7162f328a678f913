// Package severalsuccesses is a client of Several successes.
package severalsuccesses
