// Package audiences is a client of Audiences.
package audiences
