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

// Go compiles each method of a generic type anew for each pair of types, an API may have hundreds of lists, and the
// methods are half of what a list costs its users to build. So what is generic here is as little as can be; methods that
// are not inlined are compiled once instead of twice.

// Pager iterates over the items or pages of a list. No request is sent before the first of them is needed.
type Pager[Item, Body any] pages

// pages are those of a list, of whatever types: what becomes a Pager by conversion.
type pages struct{ list *list }

// list is a call of a list operation.
type list struct {
	ctx   context.Context
	first *pageToCome
}

// First fetches the first page.
func (p *Pager[Item, Body]) First() (*Page[Item, Body], error) {
	before := Page[Item, Body]{next: p.list.first}
	return before.Next(p.list.ctx)
}

// Pages iterates over all pages, which are fetched as needed. An error ends the iteration.
//
//go:noinline
func (p *Pager[Item, Body]) Pages() iter.Seq2[*Page[Item, Body], error] {
	return func(yield func(*Page[Item, Body], error) bool) {
		page, err := p.First()
		for yield(page, err) && err == nil && page.HasNext() {
			page, err = page.Next(p.list.ctx)
		}
	}
}

// All iterates over the items of all pages, which are fetched as needed. An error ends the iteration.
//
//go:noinline
func (p *Pager[Item, Body]) All() iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		for page, err := p.First(); ; page, err = page.Next(p.list.ctx) {
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
	next     *pageToCome
}

// HasNext reports whether there is another page.
func (p *Page[Item, Body]) HasNext() bool { return p.next != nil }

// Next fetches the next page, or returns ErrNoMorePages if there is none.
//
//go:noinline
func (p *Page[Item, Body]) Next(ctx context.Context) (*Page[Item, Body], error) {
	page := &Page[Item, Body]{}
	if err := p.next.fetch(ctx, page); err != nil {
		return nil, err
	}
	return page, nil
}

// anyPage is a page of whatever types, which gives pointers to its fields.
type anyPage interface {
	parts() (items, response any, next **pageToCome)
}

func (p *Page[Item, Body]) parts() (items, response any, next **pageToCome) {
	return &p.Items, &p.Response, &p.next
}

// Paginate calls a list operation. Convert the result to a Pager of the operation's types.
//
//go:noinline
func Paginate(ctx context.Context, c *Client, op *Operation, request any, options []Option) *pages {
	return &pages{&list{ctx, firstPage(c, op, request, options)}}
}

// PaginateRaw fetches the first page of a list, with the response. P is a pointer to a Page.
func PaginateRaw[P any](ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Response[P], error) {
	r := &Response[P]{}
	if err := firstPage(c, op, request, options).fetchInto(ctx, &r.Body, r); err != nil {
		return nil, err
	}
	return r, nil
}

// pageToCome is a page that is not fetched yet.
type pageToCome struct {
	client *Client
	// call is made when it is asked for, so that a page that cannot be followed is still handed out.
	call func() (*pageCall, error)
}

//go:noinline
func firstPage(c *Client, op *Operation, request any, options []Option) *pageToCome {
	return &pageToCome{c, func() (*pageCall, error) {
		return &pageCall{operation: op, request: request, options: options}, nil
	}}
}

// fetchInto fetches the page and makes it what target, a pointer to a pointer to a page, points to.
func (n *pageToCome) fetchInto(ctx context.Context, target, response any) error {
	pointer := reflect.ValueOf(target).Elem()
	pointer.Set(reflect.New(pointer.Type().Elem()))
	page, _ := pointer.Interface().(anyPage)
	return n.fetch(ctx, page, response)
}

// fetch fetches the page, and describes its response and others.
func (n *pageToCome) fetch(ctx context.Context, page anyPage, responses ...any) error {
	if n == nil {
		return ErrNoMorePages
	}
	pc, err := n.call()
	if err != nil {
		return err
	}
	items, response, after := page.parts()
	own := reflect.ValueOf(response).Elem()
	own.Set(reflect.New(own.Type().Elem()))
	target := &pageTarget{
		see:   describe(append(responses, own.Interface())...),
		body:  own.Elem().FieldByName("Body").Addr(),
		items: reflect.ValueOf(items),
	}
	next, err := n.client.readPage(ctx, pc, target)
	if err == nil && next != nil {
		*after = &pageToCome{n.client, next}
	}
	return err
}

// pageTarget is where a page goes.
type pageTarget struct {
	see func(*reply)
	// body and items are pointers.
	body, items reflect.Value
}

// readPage fetches a page, and gives what makes the call of the next one; nil where this is the last.
func (c *Client) readPage(ctx context.Context, pc *pageCall, to *pageTarget) (func() (*pageCall, error), error) {
	var page fetched
	err := c.callPage(ctx, pc, func(from *reply) error {
		to.see(from)
		page.status, page.header, page.url, page.called = from.status, from.header, from.url, from.called()
		read := &result{target: to.body.Interface()}
		err := from.consume(read)
		page.text = read.text
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := itemsOf(to, pc, &page); err != nil {
		return nil, err
	}
	page.count = to.items.Elem().Len()
	page.items, _ = wire.Find(page.text, pc.operation.Page.Results)
	if err := pc.checkCounted(&page); err != nil {
		return nil, err
	}
	return nextPage(c, pc, &page), nil
}

// itemsOf finds the items in a page: those that are decoded already, where their type is the same.
func itemsOf(to *pageTarget, pc *pageCall, page *fetched) error {
	path := pc.operation.Page.Results
	items := to.items.Elem()
	if found := wire.At(to.body, path); found.IsValid() && found.Type() == items.Type() && found.Len() > 0 {
		items.Set(found)
		return nil
	}
	raw, place := lastOnWay(page.text, path)
	if raw == nil || len(place) < len(path) && raw[0] == '{' {
		return nil
	}
	if len(place) < len(path) || raw[0] != '[' || wire.Unmarshal(raw, to.items.Interface()) != nil {
		return pageError("the page holds no list of items", jsonPath(place), page)
	}
	return nil
}

// lastOnWay gives the last value on a path of property names that is neither absent nor null, and its place; nil where there is none.
func lastOnWay(text []byte, path []string) (raw []byte, place []string) {
	for depth := len(path); depth >= 0; depth-- {
		found, ok := wire.Find(text, path[:depth])
		if ok && len(found) > 0 && string(found) != "null" {
			return found, path[:depth]
		}
	}
	return nil, nil
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
