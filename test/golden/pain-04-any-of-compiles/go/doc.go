// Package anyof is a client of Any of.
package anyof
