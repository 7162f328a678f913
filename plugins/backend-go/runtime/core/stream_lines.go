package core

import (
	"bytes"
	"context"
	"encoding/json"
	"io"

	"sdkmodule/internal/lines"
)

// StreamLines calls an operation that answers with one JSON value a line. Retries happen only before the stream begins.
func StreamLines[T any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Stream[T], error) {
	return openStream[T](ctx, c, op, request, options, startLines)
}

func startLines(body *openBody) (func() (frame, error), func([]byte, any) error) {
	declared := body.reply.operation.Response
	var text io.Reader = body
	if declared.Transcoded {
		text = lines.Separate(body)
	}
	source := lines.NewReader(text, mostOf(body.reply.settings, usualOfEvent))
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
				if declared.Transcoded {
					line = resultIn(line)
				}
				return frame{data: line}, body.reply.reportedError(line)
			}
		}
	}
	decode := func(text []byte, target any) error { return body.reply.decode(text, target, number) }
	return next, decode
}

// resultIn gives the text of an object, or of the one that is its only property result.
func resultIn(text []byte) []byte {
	var object map[string]json.RawMessage
	if json.Unmarshal(text, &object) != nil || len(object) != 1 || !bytes.HasPrefix(object["result"], []byte("{")) {
		return text
	}
	return object["result"]
}
