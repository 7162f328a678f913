// Package patched is a client of Patched.
package patched
