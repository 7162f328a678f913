// Package queries is a client of Queries.
package queries
