// Package shapes is a client of Shapes.
package shapes
