// Package auth is a client of Auth.
package auth
