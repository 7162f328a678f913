// Package parameters is a client of Parameters.
package parameters
