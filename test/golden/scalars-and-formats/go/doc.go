// Package scalars is a client of Scalars.
package scalars
