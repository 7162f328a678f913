// Package maps is a client of Maps.
package maps
