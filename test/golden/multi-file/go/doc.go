// Package multifile is a client of Multi-file.
package multifile
