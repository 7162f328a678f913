// Package books is a client of Books.
package books
