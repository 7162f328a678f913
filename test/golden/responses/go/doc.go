// Package responses is a client of Responses.
package responses
