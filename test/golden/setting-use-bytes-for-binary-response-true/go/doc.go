// Package files is a client of Files.
package files
