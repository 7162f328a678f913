// Package notnull is a client of Not null.
package notnull
