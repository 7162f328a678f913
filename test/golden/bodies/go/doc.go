// Package bodies is a client of Bodies.
package bodies
