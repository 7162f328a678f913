// Package composition is a client of Composition.
package composition
