// Package anysdk is a client of Any.
package anysdk
