package core

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"io"
	"reflect"

	"sdkmodule/internal/lines"
	"sdkmodule/internal/sse"
)

// StreamEvents calls an operation that answers with server-sent events. Retries happen only before the stream begins.
func StreamEvents[T any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Stream[T], error) {
	return openStream[T](ctx, c, op, request, options, startEvents)
}

func startEvents(body *openBody) (func() (frame, error), func([]byte, any) error) {
	return readEvents(body, sse.NewReader(body, terminatorOf(body.reply.operation.Response), mostOf(body.reply.settings, usualOfEvent)))
}

func readEvents(body *openBody, events *sse.Reader) (func() (frame, error), func([]byte, any) error) {
	declared := body.reply.operation.Response
	terminator, errorEvent := terminatorOf(declared), cmp.Or(declared.ErrorEvent, "error")
	// No JSON is empty: an event without data is a sign of life.
	isEmpty := func(event *sse.Event) bool {
		return !declared.Text && event.Name != errorEvent && len(bytes.TrimSpace(event.Data)) == 0
	}
	next := func() (frame, error) {
		event, err := events.Next()
		for err == nil && isEmpty(event) {
			event, err = events.Next()
		}
		switch {
		case err == io.EOF && declared.Terminator != "":
			return frame{}, body.reply.streamError("the stream ended before its terminator: events may be missing", nil)
		case err == lines.ErrTooLong:
			return frame{}, body.reply.tooLarge(mostOf(body.reply.settings, usualOfEvent))
		case err != nil:
			return frame{}, err
		case terminator != "" && string(bytes.TrimSpace(event.Data)) == terminator:
			return frame{}, io.EOF
		case event.Name == errorEvent:
			return frame{}, body.reply.streamFailure(event.Data)
		}
		return frame{event.Data, event.Name, event.ID}, body.reply.reportedError(event.Data)
	}
	decode := func(text []byte, target any) error {
		v := reflect.ValueOf(target).Elem()
		if declared.Text && v.Kind() == reflect.String {
			v.SetString(string(text))
			return nil
		}
		if declared.AllowsText && !json.Valid(text) {
			quoted, err := json.Marshal(string(text))
			if err != nil {
				return err
			}
			text = quoted
		}
		return body.reply.decode(text, target, 0)
	}
	return next, decode
}
