package driver

import (
	"bytes"
	"context"
	"encoding/hex"
	"io"
	"iter"
	"testing/iotest"

	"golden.test/core"
)

// Results that can be used up in several ways. Each way makes the call anew: a stream or a download can be read once.

func anyItems[T any](items []T) []any {
	all := make([]any, len(items))
	for i, item := range items {
		all[i] = item
	}
	return all
}

func collect[T any](items iter.Seq2[T, error]) ([]any, error) {
	var all []any
	for item, err := range items {
		if err != nil {
			return all, err
		}
		all = append(all, item)
	}
	return all, nil
}

// way is one way of using up a result.
type way func() ([]any, error)

func allWays(ways map[string]way) (map[string][]any, error) {
	read := map[string][]any{}
	for name, use := range ways {
		items, err := use()
		if err != nil {
			return nil, err
		}
		read[name] = items
	}
	return read, nil
}

// pageWays are those of a list. start begins at its first page, and raw fetches that with its response.
func pageWays[I, B any](ctx context.Context, start func() *core.Pager[I, B], raw func() (*core.Response[*core.Page[I, B]], error)) map[string]way {
	return map[string]way{
		"All": func() ([]any, error) { return collect(start().All()) },
		"Pages": func() ([]any, error) {
			var all []any
			for page, err := range start().Pages() {
				if err != nil {
					return nil, err
				}
				all = append(all, anyItems(page.Items)...)
			}
			return all, nil
		},
		"First and Next": func() ([]any, error) {
			page, err := start().First()
			return following(ctx, page, err)
		},
		"WithRawResponse and Next": func() ([]any, error) {
			response, err := raw()
			if err != nil {
				return nil, err
			}
			return following(ctx, response.Body, nil)
		},
	}
}

// following gives the items of a page and of all that follow, until the list says that there are no more.
func following[I, B any](ctx context.Context, page *core.Page[I, B], err error) ([]any, error) {
	var all []any
	for ; err == nil; page, err = page.Next(ctx) {
		all = append(all, anyItems(page.Items)...)
	}
	if err == core.ErrNoMorePages {
		err = nil
	}
	return all, err
}

// namedEvent is an event of a stream, as an answer names it, and its data.
type namedEvent struct {
	Event string `json:"event"`
	ID    string `json:"id"`
	data  any
}

func namedEvents[T any](stream *core.Stream[T]) (events []namedEvent, err error) {
	for event, err := range stream.Events() {
		if err != nil {
			return events, err
		}
		events = append(events, namedEvent{event.Event, event.ID, event.Data})
	}
	return events, nil
}

func dataOf(events []namedEvent) []any {
	all := make([]any, len(events))
	for i, event := range events {
		all[i] = event.data
	}
	return all
}

func streamWays[T any](open func() (*core.Stream[T], error)) map[string]way {
	opened := func(read func(*core.Stream[T]) ([]any, error)) way {
		return func() ([]any, error) {
			stream, err := open()
			if err != nil {
				return nil, err
			}
			return read(stream)
		}
	}
	return map[string]way{
		"All": opened(func(stream *core.Stream[T]) ([]any, error) { return collect(stream.All()) }),
		"Events": opened(func(stream *core.Stream[T]) ([]any, error) {
			events, err := namedEvents(stream)
			return dataOf(events), err
		}),
		"Next and Current": opened(func(stream *core.Stream[T]) ([]any, error) {
			var all []any
			for stream.Next() {
				all = append(all, stream.Current())
			}
			return all, stream.Err()
		}),
	}
}

// fileWays are the bytes that each way of reading a download gives, in hexadecimal digits.
func fileWays(open func() (*core.Download, error)) (map[string]string, error) {
	readers := map[string]func(io.Reader) ([]byte, error){
		"io.ReadAll": io.ReadAll,
		"io.Copy": func(file io.Reader) ([]byte, error) {
			var to bytes.Buffer
			_, err := io.Copy(&to, file)
			return to.Bytes(), err
		},
		"Read of one byte": func(file io.Reader) ([]byte, error) { return io.ReadAll(iotest.OneByteReader(file)) },
	}
	ways := map[string]string{}
	for name, read := range readers {
		file, err := open()
		if err != nil {
			return nil, err
		}
		data, err := read(file)
		if err != nil {
			return nil, err
		}
		ways[name] = hex.EncodeToString(data)
		if err := file.Close(); err != nil {
			return nil, err
		}
	}
	return ways, nil
}
