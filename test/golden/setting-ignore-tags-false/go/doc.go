// Package tags is a client of Tags.
package tags
