package core

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"io"

	"sdkmodule/internal/settings"
)

// ConnectStream carries calls of the Connect protocol that are answered by a stream.
type ConnectStream struct{ Connect }

func (s *ConnectStream) headers() []settings.Header { return s.Connect.headers() }

// envelope is the head of a message: flags, and four bytes of length.
const envelopeHead = 5

const (
	envelopeCompressed = 1
	envelopeEnd        = 2
)

func (*ConnectStream) encode(body bodyValue) (*encodedBody, error) {
	text, err := jsonText(body)
	if err != nil {
		return nil, err
	}
	message := make([]byte, envelopeHead, envelopeHead+len(text))
	binary.BigEndian.PutUint32(message[1:], uint32(len(text)))
	return memoryBody(append(message, text...), "application/connect+json"), nil
}

// StreamMessages calls a procedure that answers with a stream by the Connect protocol. Retries happen only before it
// begins.
func StreamMessages[T any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Stream[T], error) {
	return openStream[T](ctx, c, op, request, options, startMessages)
}

func startMessages(body *openBody) (func() (frame, error), func([]byte, any) error) {
	next := func() (frame, error) {
		flags, text, err := readEnvelope(body, mostOf(body.reply.settings, usualOfEvent))
		switch {
		case err == io.EOF || err == io.ErrUnexpectedEOF:
			return frame{}, body.reply.streamError("the stream ended without its last message: others may be missing", nil)
		case err != nil:
			return frame{}, err
		case flags&envelopeCompressed != 0:
			return frame{}, body.reply.streamError("the stream is compressed, which was not asked for", nil)
		case flags&envelopeEnd == 0:
			return frame{data: text}, nil
		}
		return frame{}, endOfMessages(body.reply, text)
	}
	decode := func(text []byte, target any) error { return body.reply.decode(text, target, 0) }
	return next, decode
}

func readEnvelope(from *openBody, most int64) (flags byte, text []byte, err error) {
	var head [envelopeHead]byte
	if _, err := io.ReadFull(from, head[:]); err != nil {
		return 0, nil, err
	}
	length := int64(binary.BigEndian.Uint32(head[1:]))
	if length > most {
		return 0, nil, from.reply.tooLarge(most)
	}
	text, err = io.ReadAll(io.LimitReader(from, length))
	if err == nil && int64(len(text)) < length {
		err = io.ErrUnexpectedEOF
	}
	return head[0], text, err
}

// endOfMessages gives the error that the last message reports; io.EOF where it reports none.
func endOfMessages(r *reply, text []byte) error {
	var last struct {
		Error json.RawMessage `json:"error"`
	}
	if json.Unmarshal(text, &last) != nil {
		return r.decodeError("is not the JSON that the API declares", "", text, 0)
	}
	failure := readConnectFailure(last.Error)
	if failure == nil {
		return io.EOF
	}
	said := r.operation.Method + " " + r.operation.Path + " failed with " + failure.Code
	if failure.Message != "" {
		said += ": " + failure.Message
	}
	api := r.newAPIError(said, last.Error)
	api.StatusCode = statusOfCode(failure.Code)
	return failure.on(api, statusError(api))
}

// statusOfCode maps a code to the status that it has in answers that are not streams.
func statusOfCode(code string) int {
	switch code {
	case "canceled":
		return 499
	case "invalid_argument", "failed_precondition", "out_of_range":
		return 400
	case "deadline_exceeded":
		return 504
	case "not_found":
		return 404
	case "already_exists", "aborted":
		return 409
	case "permission_denied":
		return 403
	case "resource_exhausted":
		return 429
	case "unimplemented":
		return 501
	case "unavailable":
		return 503
	case "unauthenticated":
		return 401
	default:
		return 500
	}
}
