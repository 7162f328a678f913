// Package coresdk is a client of Go Core.
package coresdk
