// Package names is a client of Names.
package names
