// Package combined is a client of Combined.
package combined
