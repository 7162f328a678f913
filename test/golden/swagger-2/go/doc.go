// Package shelter is a client of Shelter.
package shelter
