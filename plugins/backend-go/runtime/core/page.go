package core

import (
	"context"
	"errors"
	"iter"
	"net/http"
	"reflect"
	"strings"

	"sdkmodule/internal/wire"
)

// ErrNoMorePages reports that a page is the last one.
var ErrNoMorePages = errors.New("there are no more pages")

// Pager iterates over the items or pages of a list. No request is sent before the first of them is needed.
type Pager[Item, Body any] struct {
	fetch func() (*Page[Item, Body], error)
	ctx   context.Context
}

// First fetches the first page.
func (p *Pager[Item, Body]) First() (*Page[Item, Body], error) { return p.fetch() }

// Pages iterates over all pages, which are fetched as needed. An error ends the iteration.
func (p *Pager[Item, Body]) Pages() iter.Seq2[*Page[Item, Body], error] {
	return func(yield func(*Page[Item, Body], error) bool) {
		page, err := p.fetch()
		for {
			if err != nil {
				yield(nil, err)
				return
			}
			if !yield(page, nil) || !page.HasNext() {
				return
			}
			page, err = page.Next(p.ctx)
		}
	}
}

// All iterates over the items of all pages, which are fetched as needed. An error ends the iteration.
func (p *Pager[Item, Body]) All() iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		for page, err := p.fetch(); ; page, err = page.Next(p.ctx) {
			if err != nil {
				var none Item
				yield(none, err)
				return
			}
			for _, item := range page.Items {
				if !yield(item, nil) {
					return
				}
			}
			if !page.HasNext() {
				return
			}
		}
	}
}

// Page is one page of a list.
type Page[Item, Body any] struct {
	Items []Item
	// Response is the response that contained the page.
	Response *Response[Body]
	next     func(ctx context.Context) (*Page[Item, Body], error)
}

// HasNext reports whether there is another page.
func (p *Page[Item, Body]) HasNext() bool { return p.next != nil }

// Next fetches the next page, or returns ErrNoMorePages if there is none.
func (p *Page[Item, Body]) Next(ctx context.Context) (*Page[Item, Body], error) {
	if p.next == nil {
		return nil, ErrNoMorePages
	}
	return p.next(ctx)
}

// Paginate calls a list operation.
func Paginate[Item, Body any](ctx context.Context, c *Client, op *Operation, request any, options []Option) *Pager[Item, Body] {
	fetch := func() (*Page[Item, Body], error) {
		return fetchPage[Item, Body](ctx, c, &pageCall{operation: op, request: request, options: options})
	}
	return &Pager[Item, Body]{fetch: fetch, ctx: ctx}
}

// PaginateRaw fetches the first page of a list, with the response.
func PaginateRaw[Item, Body any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Response[*Page[Item, Body]], error) {
	page, err := fetchPage[Item, Body](ctx, c, &pageCall{operation: op, request: request, options: options})
	if err != nil {
		return nil, err
	}
	r := page.Response
	return &Response[*Page[Item, Body]]{
		StatusCode: r.StatusCode, Header: r.Header, URL: r.URL, RequestID: r.RequestID, Body: page,
	}, nil
}

func fetchPage[Item, Body any](ctx context.Context, c *Client, pc *pageCall) (*Page[Item, Body], error) {
	r := &Response[Body]{}
	page := &Page[Item, Body]{Response: r}
	next, err := c.readPage(ctx, pc, &pageTarget{fill: r.fill, body: &r.Body, items: &page.Items})
	if err != nil {
		return nil, err
	}
	if next != nil {
		page.next = func(ctx context.Context) (*Page[Item, Body], error) {
			further, err := next()
			if err != nil {
				return nil, err
			}
			return fetchPage[Item, Body](ctx, c, further)
		}
	}
	return page, nil
}

// pageTarget is where a page goes: what is not generic is compiled once for all lists.
type pageTarget struct {
	fill  func(*reply)
	body  any
	items any
}

// readPage fetches a page, and gives what makes the call of the next one; nil where this is the last.
func (c *Client) readPage(ctx context.Context, pc *pageCall, to *pageTarget) (func() (*pageCall, error), error) {
	var page fetched
	err := c.callPage(ctx, pc, func(from *reply) error {
		to.fill(from)
		page.status, page.header, page.url, page.called = from.status, from.header, from.url, from.called()
		read := &result{target: to.body}
		err := from.consume(read)
		page.text = read.text
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := itemsOf(reflect.ValueOf(to.body), to.items, pc, &page); err != nil {
		return nil, err
	}
	page.count = reflect.ValueOf(to.items).Elem().Len()
	page.items, _ = wire.Find(page.text, pc.operation.Page.Results)
	if err := pc.checkCounted(&page); err != nil {
		return nil, err
	}
	return nextPage(c, pc, &page), nil
}

// itemsOf finds the items in a page: those that are decoded already, where their type is the same.
func itemsOf(body reflect.Value, items any, pc *pageCall, page *fetched) error {
	path := pc.operation.Page.Results
	to := reflect.ValueOf(items).Elem()
	if found := wire.At(body, path); found.IsValid() && found.Type() == to.Type() {
		to.Set(found)
		return nil
	}
	raw, ok := wire.Find(page.text, path)
	if !ok || len(raw) == 0 || string(raw) == "null" {
		return nil
	}
	if err := wire.Unmarshal(raw, items); err != nil {
		return pageError("the page holds no list of items", jsonPath(path), page)
	}
	return nil
}

func jsonPath(path []string) string { return strings.Join(append([]string{"$"}, path...), ".") }

// pageError is a fault of a page; path is empty where it is not in the body.
func pageError(message, path string, page *fetched) *DecodeError {
	if path != "" {
		message += " at " + path
	}
	return &DecodeError{
		StatusCode: page.status,
		Path:       path,
		message:    page.called.failed(message),
		received:   func() (http.Header, []byte) { return page.header, page.text },
	}
}
