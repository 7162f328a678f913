// Package filters is a client of Filters.
package filters
