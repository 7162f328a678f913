package core

import (
	"bytes"
	"context"
	"io"

	"sdkmodule/internal/lines"
)

// StreamLines calls an operation that answers with one JSON value a line. Retries happen only before the stream begins.
func StreamLines[T any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Stream[T], error) {
	return openStream[T](ctx, c, op, request, options, startLines)
}

func startLines(body *openBody) (func() (frame, error), func([]byte, any) error) {
	source := lines.NewReader(body, mostOf(body.reply.settings, usualOfEvent))
	declared := body.reply.operation.Response
	terminator := terminatorOf(declared)
	number := 0
	next := func() (frame, error) {
		for {
			line, err := source.Next()
			if err == io.EOF && declared.Terminator != "" {
				return frame{}, body.reply.streamError("the stream ended before its terminator: lines may be missing", nil)
			}
			if err == lines.ErrTooLong {
				return frame{}, body.reply.tooLarge(mostOf(body.reply.settings, usualOfEvent))
			}
			if err != nil {
				return frame{}, err
			}
			number++
			if terminator != "" && string(bytes.TrimSpace(line)) == terminator {
				return frame{}, io.EOF
			}
			if len(bytes.TrimSpace(line)) > 0 {
				line = bytes.Clone(line)
				return frame{data: line}, body.reply.reportedError(line)
			}
		}
	}
	decode := func(text []byte, target any) error { return body.reply.decode(text, target, number) }
	return next, decode
}
