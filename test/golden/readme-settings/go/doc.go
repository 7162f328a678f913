// Package readers is a client of Readers.
package readers
