// Package inline is a client of Inline.
package inline
