// Package recursion is a client of Recursion.
package recursion
