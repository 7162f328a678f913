package core

import "fmt"

// SocketClosedError says that the connection of a channel ended otherwise than by agreement. It is a StreamError too.
type SocketClosedError struct {
	// Code is that of RFC 6455; 1006 where the connection broke off.
	Code   int
	Reason string
}

func (e *SocketClosedError) Error() string {
	if e.Reason == "" {
		return fmt.Sprintf("the connection was closed with %d", e.Code)
	}
	return fmt.Sprintf("the connection was closed with %d: %s", e.Code, e.Reason)
}

// Unwrap makes errors.As find a StreamError.
func (e *SocketClosedError) Unwrap() error { return newStreamError(e.Error(), nil) }

// SDKError marks an error of the SDK.
func (*SocketClosedError) SDKError() {}
