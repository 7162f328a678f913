// Package aliases is a client of Aliases.
package aliases
