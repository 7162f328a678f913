// Package ornull is a client of Or null.
package ornull
