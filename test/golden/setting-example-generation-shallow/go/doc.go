// Package examples is a client of Examples.
package examples
