// Package nesting is a client of Nesting.
package nesting
