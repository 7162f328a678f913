package core

import (
	"context"
	"io"
	"iter"
	"reflect"

	"sdkmodule/internal/websocket"
	"sdkmodule/internal/wire"
)

// Socket is an open connection to a channel whose messages have type T. Any goroutine may send and close; Next,
// Current and All are for a single goroutine.
type Socket[T any] struct {
	link    *link
	current T
	err     error
}

// SocketEnd is how a connection ended.
type SocketEnd struct {
	// Code is a close code of RFC 6455; 1006 if the connection was lost.
	Code   int
	Reason string
}

// OpenSocket opens a channel, with the URL, the headers and the credentials that a request would have. The context is
// that of the whole connection: when it ends, so does the connection.
func OpenSocket[T any](
	ctx context.Context, c *Client, op *Operation, request any, options []Option,
) (*Socket[T], error) {
	config := c.config()
	l := newLink(ctx, config, &call{operation: op, request: request, settings: config.settingsFor(options)})
	conn, err := l.dial(ctx)
	if err != nil {
		l.finish(SocketEnd{Code: websocket.CodeAbnormal}, err)
		return nil, err
	}
	l.start(conn)
	return &Socket[T]{link: l}, nil
}

// Send sends a message as JSON, or bytes as they are. It waits while a new connection is being opened.
func (s *Socket[T]) Send(ctx context.Context, message any) error {
	v := reflect.ValueOf(message)
	sent := &websocket.Message{IsText: true}
	if v.IsValid() && v.Kind() == reflect.Slice && v.Type() == reflect.TypeFor[[]byte]() {
		sent = &websocket.Message{Data: v.Bytes()}
	} else {
		text, err := wire.MarshalValue(v)
		if err != nil {
			return newConfigurationError("the message cannot be written as JSON: it holds %s", err)
		}
		sent.Data = text
	}
	return s.link.send(ctx, sent)
}

// Receive waits for the next message. It returns io.EOF if the connection was closed normally. Messages that the API
// does not declare are in the field Raw of a union.
func (s *Socket[T]) Receive(ctx context.Context) (T, error) {
	var value T
	message, err := s.link.receive(ctx)
	if err == nil {
		err = decodeMessage(message, &value)
	}
	return value, err
}

// Next waits for the next message and reports whether there is one. If so, Current returns it; otherwise, Err returns
// the reason.
func (s *Socket[T]) Next() bool {
	if s.err != nil {
		return false
	}
	s.current, s.err = s.Receive(s.link.ctx)
	return s.err == nil
}

// Current returns the message that Next waited for.
func (s *Socket[T]) Current() T { return s.current }

// Err returns why Next found no message, or nil if the connection was closed normally.
func (s *Socket[T]) Err() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}

// All iterates over the messages as they arrive, and ends with an error if the connection is not closed normally.
// Leaving the loop closes the connection.
func (s *Socket[T]) All() iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		defer func() { _ = s.Close() }()
		for s.Next() {
			if !yield(s.current, nil) {
				return
			}
		}
		if err := s.Err(); err != nil {
			var none T
			yield(none, err)
		}
	}
}

// Close closes the connection normally and waits until it is closed.
func (s *Socket[T]) Close() error { return s.link.close(websocket.CodeNormal, "") }

// CloseWith is Close with a reason and a code, which must be 1000 or between 3000 and 4999.
func (s *Socket[T]) CloseWith(code int, reason string) error {
	if code != websocket.CodeNormal && (code < 3000 || code > 4999) {
		return newConfigurationError("the code must be 1000, or one of 3000 to 4999")
	}
	return s.link.close(code, reason)
}

// Closed returns a channel that is closed when the connection has ended and will not be replaced.
func (s *Socket[T]) Closed() <-chan struct{} { return s.link.over }

// End returns how the connection ended, once it is closed.
func (s *Socket[T]) End() SocketEnd { return s.link.ended() }

// decodeMessage reads a message. Text that is not JSON is read as a string, bytes as base64.
func decodeMessage(message *websocket.Message, target any) error {
	v := reflect.ValueOf(target).Elem()
	if !message.IsText && v.Type() == reflect.TypeFor[[]byte]() {
		v.SetBytes(message.Data)
		return nil
	}
	if message.IsText {
		err := wire.Unmarshal(message.Data, target)
		if err == nil {
			return nil
		}
	}
	var text []byte
	var err error
	if message.IsText {
		text, err = wire.Marshal(string(message.Data))
	} else {
		text, err = wire.Marshal(message.Data)
	}
	if err == nil && wire.Unmarshal(text, target) == nil {
		return nil
	}
	return newStreamError("a message is not what the API declares", message.Data)
}
