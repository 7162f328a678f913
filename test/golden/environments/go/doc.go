// Package environments is a client of Environments.
package environments
