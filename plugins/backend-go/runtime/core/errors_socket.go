package core

import "fmt"

// SocketClosedError reports that the connection of a channel was not closed normally. It is also a StreamError.
type SocketClosedError struct {
	// Code is a close code of RFC 6455; 1006 if the connection was lost.
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
