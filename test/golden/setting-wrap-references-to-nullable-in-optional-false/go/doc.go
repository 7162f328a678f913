// Package nulls is a client of Nulls.
package nulls
