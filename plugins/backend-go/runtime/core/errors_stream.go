package core

import "fmt"

// StreamError reports that a stream ended before its terminator, or contained an error event.
type StreamError struct {
	message string
	// data is a function so that printing the error does not print what the server sent.
	data func() []byte
}

func newStreamError(message string, data []byte) *StreamError {
	return &StreamError{message: message, data: func() []byte { return data }}
}

// usualOfEvent is the most bytes of one event, line or message: a server cannot fill the memory with it.
const usualOfEvent = 32 << 20

// tooLarge says that an event, a line or a message never seems to end: it would fill the memory.
func tooLarge(limit int64) string {
	return fmt.Sprintf("an event of the stream is larger than %d bytes", limit)
}

func (e *StreamError) Error() string { return e.message }

// Data returns the data of the error event, or nil if there was none.
func (e *StreamError) Data() []byte { return e.data() }

// SDKError marks an error of the SDK.
func (*StreamError) SDKError() {}
