// Package library is a client of library.
package library
