// Package shared is a client of Shared.
package shared
