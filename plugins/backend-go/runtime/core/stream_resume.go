package core

import (
	"context"
	"errors"
	"io"
	"slices"

	"sdkmodule/internal/settings"
	"sdkmodule/internal/sse"
)

// ResumeEvents is StreamEvents for an operation whose events go on where a connection broke off: the call is made again
// with the id of the last event, as often as calls are retried before another event comes.
func ResumeEvents[T any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Stream[T], error) {
	body, err := c.open(ctx, op, request, options)
	if err != nil {
		return nil, err
	}
	// The waits between connections end with the stream; each connection has a context of its own.
	waits, stop := context.WithCancel(ctx)
	r := &resumer{ctx: ctx, waits: waits, client: c, operation: op, request: request, options: options}
	r.start(body)
	decode := func(text []byte, target any) error { return r.decode(text, target) }
	stream := newStream[T](body, r.next, decode)
	stream.stop, r.replace, r.isClosed = stop, stream.replace, stream.isClosed
	return stream, nil
}

// replace goes on with another body; false where the stream has been closed meanwhile.
func (s *Stream[T]) replace(body *openBody) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.closed {
		_ = s.body.Close()
		s.body = body
	}
	return !s.closed
}

// resumer reads a stream from one connection after the other.
type resumer struct {
	ctx       context.Context
	waits     context.Context
	client    *Client
	operation *Operation
	request   any
	options   []Option
	events    *sse.Reader
	read      func() (frame, error)
	decode    func(text []byte, target any) error
	replace   func(body *openBody) bool
	isClosed  func() bool
	lastID    string
	// failures is how often the stream broke off since the last event.
	failures int
}

func (r *resumer) start(body *openBody) {
	r.events = sse.NewReader(body, terminatorOf(r.operation.Response), mostOf(body.reply.settings, usualOfEvent))
	r.events.Resume(r.lastID)
	r.read, r.decode = readEvents(body, r.events)
}

func (r *resumer) next() (frame, error) {
	for {
		event, err := r.read()
		r.lastID = r.events.LastID()
		if err == nil {
			r.failures = 0
			return event, nil
		}
		if !r.canResume(err) {
			return frame{}, err
		}
		if err := r.reconnect(); err != nil {
			return frame{}, err
		}
	}
}

// canResume tells whether a stream ended before its time, and not because the server reported an error in it.
func (r *resumer) canResume(err error) bool {
	var connection *ConnectionError
	var timeout *TimeoutError
	var stream *StreamError
	brokeOff := errors.As(err, &connection) || errors.As(err, &timeout) || (errors.As(err, &stream) && stream.Data() == nil)
	config := r.client.config()
	retries := config.retriesOf(config.settingsFor(r.options), r.operation)
	return brokeOff && !r.isClosed() && r.lastID != "" && r.failures < retries && r.isRepeatable()
}

// isRepeatable tells whether the request has no body that can be read only once.
func (r *resumer) isRepeatable() bool {
	body := r.operation.Body
	return body == nil || (body.Kind != BinaryBody && body.Kind != MultipartBody)
}

func (r *resumer) reconnect() error {
	r.failures++
	if err := sleep(r.waits, waitBefore(r.failures, nil)); err != nil {
		return err
	}
	lastID := func(s *settings.Settings) {
		s.Headers = append(s.Headers, settings.Header{Name: "Last-Event-ID", Value: r.lastID})
	}
	body, err := r.client.open(r.ctx, r.operation, r.request, append(slices.Clone(r.options), lastID))
	if err != nil {
		return err
	}
	if !r.replace(body) {
		_ = body.Close()
		return io.EOF
	}
	r.start(body)
	return nil
}
