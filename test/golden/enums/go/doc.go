// Package enums is a client of Enums.
package enums
