// Package tuples is a client of Tuples.
package tuples
