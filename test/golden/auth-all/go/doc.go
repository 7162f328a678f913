// Package all is a client of All.
package all
