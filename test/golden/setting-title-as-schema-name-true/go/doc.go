// Package titles is a client of Titles.
package titles
