// Package missingtype is a client of Missing type.
package missingtype
