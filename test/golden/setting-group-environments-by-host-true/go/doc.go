// Package hosts is a client of Hosts.
package hosts
