// Package lights is a client of Lights.
package lights
