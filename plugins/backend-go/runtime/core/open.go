package core

import (
	"context"
	"io"
	"strings"
	"sync"
	"time"
)

// keep lets the body outlive the attempt. The clock stands still from here on.
func (r *reply) keep() *openBody {
	r.deadline.pause()
	r.kept = true
	return &openBody{reply: r}
}

// openBody is a body that outlives its attempt. The time limit counts between any two chunks.
type openBody struct {
	reply  *reply
	closed sync.Once
}

// Read gives the next bytes. Errors are those that callers see.
func (b *openBody) Read(to []byte) (int, error) {
	d := b.reply.deadline
	d.await(PhaseIdle)
	if d.limit > 0 {
		d.watch.add(d, time.Now().Add(d.limit))
	}
	n, err := b.reply.body.Read(to)
	d.pause()
	if err != nil && err != io.EOF {
		err = d.explain(err, "the connection failed while the response was read")
	}
	return n, err
}

// Close discards the body and releases its connection.
func (b *openBody) Close() error {
	b.closed.Do(func() {
		// First the context: closing a body that is not read to its end would wait for it.
		b.reply.deadline.end()
		_ = b.reply.body.Close()
	})
	return nil
}

// open calls an operation whose response is read as it arrives. Retries happen only before it begins.
func (c *Client) open(ctx context.Context, op *Operation, request any, options []Option) (*openBody, error) {
	config := c.config()
	var body *openBody
	made := &call{operation: op, request: request, settings: config.settingsFor(options)}
	err := config.perform(ctx, made, func(r *reply) error {
		if err := r.checkStream(); err != nil {
			return err
		}
		body = r.keep()
		return nil
	})
	return body, err
}

// checkStream returns a DecodeError if the content type of the answer to a streaming call is not that of a stream.
func (r *reply) checkStream() error {
	declared := r.operation.Response
	if declared == nil || declared.Kind != SSEResponse && declared.Kind != JSONLResponse {
		return nil
	}
	contentType := r.header.Get("Content-Type")
	mediaType := mediaTypeOf(contentType)
	// Types that servers send where they know of none.
	if mediaType == "" || mediaType == "text/plain" || mediaType == "application/octet-stream" {
		return nil
	}
	var name string
	var fits bool
	switch {
	case declared.Kind == SSEResponse:
		name, fits = "a stream of events", mediaType == "text/event-stream"
	case r.operation.RPC != nil:
		name, fits = "a stream of messages", strings.HasPrefix(mediaType, "application/connect")
	default:
		name, fits = "a stream of JSON lines", strings.Contains(mediaType, "json")
	}
	if fits || mediaType == strings.ToLower(declared.Accept) {
		return nil
	}
	r.deadline.await(PhaseBody)
	// What it is says more than the failure to read on.
	raw, _ := io.ReadAll(io.LimitReader(r.body, mostOfError))
	return r.decodeError("is "+mediaType+", not "+name+r.whatIsSaid(raw, contentType), "", raw, 0)
}

// whatIsSaid is what the server says in a body that is not the declared one: ": no such pet", or nothing.
func (r *reply) whatIsSaid(raw []byte, contentType string) string {
	said := r.serverMessage(raw, contentType)
	if said == "" {
		return ""
	}
	return ": " + said
}
