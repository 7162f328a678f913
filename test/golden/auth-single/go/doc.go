// Package single is a client of Single.
package single
