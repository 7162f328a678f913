// Package errorbodies is a client of Error bodies.
package errorbodies
