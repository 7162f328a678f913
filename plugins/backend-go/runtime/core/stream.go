package core

import (
	"context"
	"io"
	"iter"
	"net/http"
	"sync"
)

// Stream iterates over events as they arrive. It can be read once. The timeout of the call applies between any two
// chunks. Read it to its end or close it to release its connection.
type Stream[T any] struct {
	StatusCode int
	Header     http.Header
	RequestID  string
	body       *openBody
	next       func() ([]byte, error)
	decode     func(text []byte, target any) error
	current    T
	err        error
	// stop ends a wait for the next connection; nil where there is one connection only.
	stop   func()
	mutex  sync.Mutex
	closed bool
}

// newStream reads the texts that next gives; io.EOF ends them.
func newStream[T any](body *openBody, next func() ([]byte, error), decode func([]byte, any) error) *Stream[T] {
	r := body.reply
	return &Stream[T]{
		StatusCode: r.status, Header: r.header, RequestID: r.requestID, body: body, next: next, decode: decode,
	}
}

// Next waits for the next event and reports whether there is one. If so, Current returns it; otherwise, Err returns
// the reason.
func (s *Stream[T]) Next() bool {
	if s.err != nil || s.isClosed() {
		return false
	}
	text, err := s.next()
	if err == nil {
		var value T
		if err = s.decode(text, &value); err == nil {
			s.current = value
			return true
		}
	}
	if s.isClosed() {
		err = io.EOF
	}
	s.err = err
	s.end(s.body)
	return false
}

// Current returns the event that Next waited for.
func (s *Stream[T]) Current() T { return s.current }

// Err returns why the stream ended, or nil if it ended normally.
func (s *Stream[T]) Err() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}

// Close closes the connection and ends a waiting Next.
func (s *Stream[T]) Close() error {
	s.mutex.Lock()
	s.closed = true
	body := s.body
	s.mutex.Unlock()
	s.end(body)
	return nil
}

func (s *Stream[T]) end(body *openBody) {
	if s.stop != nil {
		s.stop()
	}
	_ = body.Close()
}

func (s *Stream[T]) isClosed() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.closed
}

// All iterates over the events, and ends with an error if the stream fails. Leaving the loop closes the connection.
func (s *Stream[T]) All() iter.Seq2[T, error] {
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

func (r *reply) streamError(problem string, data []byte) error {
	return newStreamError(r.called().failed(problem), data)
}

func (r *reply) tooLarge(limit int64) error { return r.streamError(tooLarge(limit), nil) }

// openStream calls an operation and reads its response by what start makes of it.
func openStream[T any](
	ctx context.Context, c *Client, op *Operation, request any, options []Option,
	start func(body *openBody) (next func() ([]byte, error), decode func([]byte, any) error),
) (*Stream[T], error) {
	body, err := c.open(ctx, op, request, options)
	if err != nil {
		return nil, err
	}
	next, decode := start(body)
	return newStream[T](body, next, decode), nil
}
