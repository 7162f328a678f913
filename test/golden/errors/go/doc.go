// Package errorssdk is a client of Errors.
package errorssdk
