// Package parents is a client of Parents.
package parents
