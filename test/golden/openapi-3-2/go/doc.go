// Package version is a client of Version.
package version
