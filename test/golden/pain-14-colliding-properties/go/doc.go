// Package colliding is a client of Colliding.
package colliding
