// Package paths is a client of Paths.
package paths
