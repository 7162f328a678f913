// Package newvalue is a client of New value.
package newvalue
