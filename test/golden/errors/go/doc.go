// Package errors is a client of Errors.
package errors
