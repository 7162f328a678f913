package driver

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"iter"
	"net/http"
	"strings"
	"time"

	"golden.test/core"
)

// use is a call whose result is used up as a message asks for. It gives the value of the answer.
type use = func(ctx context.Context, m *message, p *progress, opts []core.Option) (any, error)

// Result is what a call can do, by the words of messages.
type Result map[string]use

// progress is what a call leaves behind even where it fails half-way.
type progress struct {
	began   time.Time
	reading *reading
	partial []any
	items   []any
	times   []float64
	// shown is what a program reads of the result, unless that is items.
	shown any
}

func (p *progress) add(value any) int {
	p.partial = append(p.partial, encoded(value))
	p.items = append(p.items, value)
	p.times = append(p.times, milliseconds(p.began))
	return len(p.partial)
}

func milliseconds(since time.Time) float64 { return float64(time.Since(since).Microseconds()) / 1000 }

// Given1 is a method of one result with its request.
func Given1[R, T any](method func(context.Context, R, ...core.Option) T, request R) func(context.Context, ...core.Option) T {
	return func(ctx context.Context, opts ...core.Option) T { return method(ctx, request, opts...) }
}

// Given2 is a method of two results with its request.
func Given2[R, T any](method func(context.Context, R, ...core.Option) (T, error), request R) func(context.Context, ...core.Option) (T, error) {
	return func(ctx context.Context, opts ...core.Option) (T, error) { return method(ctx, request, opts...) }
}

type method[T any] = func(context.Context, ...core.Option) (T, error)

func headersOf(header http.Header) map[string]string {
	headers := map[string]string{}
	for name, values := range header {
		headers[strings.ToLower(name)] = strings.Join(values, ", ")
	}
	return headers
}

// headOf is what a result tells of its response.
func headOf(status int, header http.Header, requestID string) map[string]any {
	head := map[string]any{"status": status, "headers": headersOf(header)}
	if requestID != "" {
		head["requestId"] = requestID
	}
	return head
}

func rawUse[T any](raw method[*core.Response[T]]) use {
	return func(ctx context.Context, _ *message, p *progress, opts []core.Option) (any, error) {
		response, err := raw(ctx, opts...)
		if err != nil {
			return nil, err
		}
		answer := headOf(response.StatusCode, response.Header, response.RequestID)
		if _, empty := any(response.Body).(struct{}); !empty {
			answer["value"], p.shown = encoded(response.Body), p.reading.value(response.Body)
		}
		return answer, nil
	}
}

// Value is a call that gives a value.
func Value[T any](plain method[T], raw method[*core.Response[T]]) Result {
	get := func(ctx context.Context, _ *message, p *progress, opts []core.Option) (any, error) {
		value, err := plain(ctx, opts...)
		if err != nil {
			return nil, err
		}
		p.shown = p.reading.value(value)
		return encoded(value), nil
	}
	return Result{"value": get, "none": get, "raw": rawUse(raw)}
}

// Nothing is a call that gives nothing.
func Nothing(plain func(context.Context, ...core.Option) error, raw method[*core.Response[struct{}]]) Result {
	do := func(ctx context.Context, _ *message, _ *progress, opts []core.Option) (any, error) {
		return nil, plain(ctx, opts...)
	}
	return Result{"value": do, "none": do, "raw": rawUse(raw)}
}

// Pages is a call that gives a list in pages.
func Pages[I, B any](
	plain func(context.Context, ...core.Option) *core.Pager[I, B],
	raw method[*core.Response[*core.Page[I, B]]],
) Result {
	first := func(ctx context.Context, _ *message, p *progress, opts []core.Option) (any, error) {
		page, err := plain(ctx, opts...).First()
		if err != nil {
			return nil, err
		}
		p.shown = p.reading.page(anyItems(page.Items), page.Response.Body)
		return map[string]any{
			"items":       encoded(page.Items),
			"hasNextPage": page.HasNext(),
			"response":    encoded(page.Response.Body),
		}, nil
	}
	items := func(ctx context.Context, m *message, p *progress, opts []core.Option) (any, error) {
		return p.iterate(m, seqOf(plain(ctx, opts...).All()))
	}
	ways := func(ctx context.Context, _ *message, p *progress, opts []core.Option) (any, error) {
		start := func() *core.Pager[I, B] { return plain(ctx, opts...) }
		rawPage := func() (*core.Response[*core.Page[I, B]], error) { return raw(ctx, opts...) }
		return nil, p.showWays(pageWays(ctx, start, rawPage))
	}
	head := func(ctx context.Context, _ *message, _ *progress, opts []core.Option) (any, error) {
		page, err := plain(ctx, opts...).First()
		if err != nil {
			return nil, err
		}
		return headOf(page.Response.StatusCode, page.Response.Header, page.Response.RequestID), nil
	}
	return Result{
		"value": first, "none": first, "page": first, "items": items, "ways": ways, "head": head, "raw": rawUse(raw),
	}
}

// seqOf is an iteration over values of whatever type.
func seqOf[T any](values iter.Seq2[T, error]) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		for value, err := range values {
			if !yield(value, err) {
				return
			}
		}
	}
}

// iterate notes values up to the limit of the message.
func (p *progress) iterate(m *message, values iter.Seq2[any, error]) (any, error) {
	for value, err := range values {
		if err != nil {
			return nil, err
		}
		if p.add(value) == m.Limit {
			break
		}
	}
	return p.list(), nil
}

func (p *progress) showWays(ways map[string]way) error {
	read, err := allWays(ways)
	p.shown = p.reading.ways(read)
	return err
}

func (p *progress) list() []any {
	if p.partial == nil {
		return []any{}
	}
	return p.partial
}

// Events is a call that gives a stream.
func Events[T any](open method[*core.Stream[T]]) Result {
	opened := func(read func(*message, *progress, *core.Stream[T]) (any, error)) use {
		return func(ctx context.Context, m *message, p *progress, opts []core.Option) (any, error) {
			stream, err := open(ctx, opts...)
			if err != nil {
				return nil, err
			}
			return read(m, p, stream)
		}
	}
	events := opened(func(m *message, p *progress, stream *core.Stream[T]) (any, error) {
		return p.iterate(m, seqOf(stream.All()))
	})
	named := opened(func(_ *message, p *progress, stream *core.Stream[T]) (any, error) {
		all, err := namedEvents(stream)
		p.items = dataOf(all)
		return all, err
	})
	head := opened(func(_ *message, _ *progress, stream *core.Stream[T]) (any, error) {
		return headOf(stream.StatusCode, stream.Header, stream.RequestID), stream.Close()
	})
	none := opened(func(*message, *progress, *core.Stream[T]) (any, error) { return nil, nil })
	ways := func(ctx context.Context, _ *message, p *progress, opts []core.Option) (any, error) {
		return nil, p.showWays(streamWays(func() (*core.Stream[T], error) { return open(ctx, opts...) }))
	}
	return Result{"events": events, "named": named, "ways": ways, "value": none, "none": none, "raw": head, "head": head}
}

// channel is an open connection, of any SDK.
type channel[T any] interface {
	Send(ctx context.Context, message any) error
	Next() bool
	Current() T
	Err() error
	CloseWith(code int, reason string) error
}

// Socket is a call that opens a channel: it sends all messages, reads so many as the message says or until the end, and
// closes the connection.
func Socket[T any, S channel[T]](open method[S]) Result {
	talk := func(ctx context.Context, m *message, p *progress, opts []core.Option) (any, error) {
		socket, err := open(ctx, opts...)
		if err != nil {
			return nil, err
		}
		for _, sent := range m.Send {
			if err := socket.Send(ctx, plain(sent)); err != nil {
				return nil, err
			}
		}
		for socket.Next() {
			if p.add(socket.Current()) == m.Limit {
				break
			}
		}
		if err := socket.Err(); err != nil {
			return nil, err
		}
		if m.Code == 0 {
			m.Code = 1000
		}
		return p.list(), socket.CloseWith(m.Code, "")
	}
	return Result{"socket": talk}
}

// File is a call that gives a download.
func File(open method[*core.Download]) Result {
	read := func(ctx context.Context, m *message, _ *progress, opts []core.Option) (any, error) {
		file, err := open(ctx, opts...)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		hash, length, chunk := sha256.New(), 0, make([]byte, 64<<10)
		for count := 1; ; count++ {
			n, err := file.Read(chunk)
			hash.Write(chunk[:n])
			length += n
			if err == io.EOF || count == m.Limit {
				return map[string]any{"length": length, "sha256": hex.EncodeToString(hash.Sum(nil))}, nil
			}
			if err != nil {
				return nil, err
			}
			time.Sleep(time.Duration(m.Pause * float64(time.Millisecond)))
		}
	}
	none := func(ctx context.Context, _ *message, _ *progress, opts []core.Option) (any, error) {
		_, err := open(ctx, opts...)
		return nil, err
	}
	ways := func(ctx context.Context, _ *message, _ *progress, opts []core.Option) (any, error) {
		return fileWays(func() (*core.Download, error) { return open(ctx, opts...) })
	}
	head := func(ctx context.Context, _ *message, _ *progress, opts []core.Option) (any, error) {
		file, err := open(ctx, opts...)
		if err != nil {
			return nil, err
		}
		head := headOf(file.StatusCode, file.Header, file.RequestID)
		head["contentType"], head["filename"] = file.ContentType(), file.Filename
		return head, file.Close()
	}
	return Result{"bytes": read, "ways": ways, "head": head, "value": none, "none": none}
}
