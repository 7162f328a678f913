// Package readonly is a client of Read only.
package readonly
