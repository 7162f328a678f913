// Package animals is a client of Animals.
package animals
