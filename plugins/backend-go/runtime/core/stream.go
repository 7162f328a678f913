package core

import (
	"cmp"
	"context"
	"io"
	"iter"
	"net/http"
	"sync"
)

// ServerSentEvent is an event of a stream with its name and id.
type ServerSentEvent[T any] struct {
	Data T
	// Event is the name of the event: message, unless the server gives another.
	Event string
	// ID is the last event id that the server has sent so far, or empty.
	ID string
}

// frame is what a stream consists of. The name and the id are those of server-sent events.
type frame struct {
	data     []byte
	name, id string
}

// Stream iterates over events as they arrive. It can be read once. The timeout of the call applies between any two
// chunks. Read it to its end or close it to release its connection.
type Stream[T any] struct {
	StatusCode int
	Header     http.Header
	RequestID  string
	body       *openBody
	next       func() (frame, error)
	decode     func(text []byte, target any) error
	current    ServerSentEvent[T]
	err        error
	// stop ends a wait for the next connection; nil where there is one connection only.
	stop   func()
	mutex  sync.Mutex
	closed bool
}

// newStream reads the frames that next gives; io.EOF ends them.
func newStream[T any](body *openBody, next func() (frame, error), decode func([]byte, any) error) *Stream[T] {
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
	from, err := s.next()
	if err == nil {
		event := ServerSentEvent[T]{Event: cmp.Or(from.name, "message"), ID: from.id}
		if err = s.decode(from.data, &event.Data); err == nil {
			s.current = event
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

// Current returns the data of the event that Next waited for.
func (s *Stream[T]) Current() T { return s.current.Data }

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

// All iterates over the data of the events, and ends with an error if the stream fails. Leaving the loop closes the
// connection.
func (s *Stream[T]) All() iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for event, err := range s.Events() {
			if !yield(event.Data, err) {
				return
			}
		}
	}
}

// Events iterates as All does, over the events with their names and ids. In a stream of something else than server-sent
// events, these are message and empty.
func (s *Stream[T]) Events() iter.Seq2[ServerSentEvent[T], error] {
	return func(yield func(ServerSentEvent[T], error) bool) {
		defer func() { _ = s.Close() }()
		for s.Next() {
			if !yield(s.current, nil) {
				return
			}
		}
		if err := s.Err(); err != nil {
			yield(ServerSentEvent[T]{}, err)
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
	start func(body *openBody) (next func() (frame, error), decode func([]byte, any) error),
) (*Stream[T], error) {
	body, err := c.open(ctx, op, request, options)
	if err != nil {
		return nil, err
	}
	next, decode := start(body)
	return newStream[T](body, next, decode), nil
}
