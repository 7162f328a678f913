package core

import (
	"context"
	"net/http"
	"net/url"
	"reflect"
	"strconv"

	"sdkmodule/internal/wire"
)

// pageCall is the call of one page.
type pageCall struct {
	operation *Operation
	request   any
	options   []Option
	// url stands in place of base URL, path and query.
	url string
}

// fetched is a page as it came.
type fetched struct {
	text   []byte
	count  int
	status int
	header http.Header
	url    string
	called called
}

func (c *Client) callPage(ctx context.Context, pc *pageCall, consume func(*reply) error) error {
	config := c.config()
	made := &call{operation: pc.operation, request: pc.request, settings: config.settingsFor(pc.options), url: pc.url}
	return config.perform(ctx, made, consume)
}

// nextPage gives what makes the call of the page after this one; nil where this is the last. The call is made when it is
// asked for, so that a page that cannot be followed is still handed out.
func nextPage(c *Client, pc *pageCall, page *fetched) func() (*pageCall, error) {
	switch pc.operation.Page.Kind {
	case CursorPage:
		return nextCursor(pc, page)
	case OffsetPage:
		return nextOffset(pc, page)
	case URIPage, PathPage:
		return nextURL(c, pc, page)
	default:
		return nil
	}
}

func nextCursor(pc *pageCall, page *fetched) func() (*pageCall, error) {
	spec := pc.operation.Page
	cursor, ok := wire.Find(page.text, spec.Next)
	if !ok || string(cursor) == "null" || wire.TextOf(cursor) == "" {
		return nil
	}
	return func() (*pageCall, error) {
		used := wire.ParamText(reflect.ValueOf(pc.request), wire.Place(spec.At.In), spec.At.Path)
		if used == wire.TextOf(cursor) {
			return nil, pageError("the next page is the same page again", spec.Next, page)
		}
		return pc.with(spec.At, cursor)
	}
}

// with gives the call with another value at a place of the request.
func (pc *pageCall) with(at RequestPath, text []byte) (*pageCall, error) {
	changed, ok := wire.WithParam(reflect.ValueOf(pc.request), wire.Place(at.In), at.Path, text)
	if !ok {
		return nil, newConfigurationError("the request takes no value that leads to the next page: pass a request")
	}
	next := *pc
	next.request = changed.Interface()
	return &next, nil
}

func nextOffset(pc *pageCall, page *fetched) func() (*pageCall, error) {
	spec := pc.operation.Page
	if page.count == 0 {
		return nil
	}
	if len(spec.HasNext) > 0 {
		if more, ok := wire.Find(page.text, spec.HasNext); ok && string(more) == "false" {
			return nil
		}
	}
	request := reflect.ValueOf(pc.request)
	current := startOf(spec)
	if given, err := strconv.ParseInt(wire.ParamText(request, wire.Place(spec.At.In), spec.At.Path), 10, 64); err == nil {
		current = given
	}
	by := int64(page.count)
	if spec.Step != nil {
		step, err := strconv.ParseInt(wire.ParamText(request, wire.Place(spec.Step.In), spec.Step.Path), 10, 64)
		if err == nil && step > 0 {
			by = step
		}
	}
	if spec.PerPage {
		by = 1
	}
	return func() (*pageCall, error) { return pc.with(spec.At, strconv.AppendInt(nil, current+by, 10)) }
}

// startOf is where counting starts: at the declared default of the parameter, else at page 1, or at item 0.
func startOf(spec *PageSpec) int64 {
	switch {
	case spec.Start != nil:
		return *spec.Start
	case spec.PerPage:
		return 1
	default:
		return 0
	}
}

func nextURL(c *Client, pc *pageCall, page *fetched) func() (*pageCall, error) {
	spec := pc.operation.Page
	found, ok := wire.Find(page.text, spec.Next)
	text := wire.TextOf(found)
	if !ok || string(found) == "null" || text == "" {
		return nil
	}
	return func() (*pageCall, error) {
		config := c.config()
		base, err := config.base(config.settingsFor(pc.options), pc.operation)
		if err != nil {
			return nil, err
		}
		next := text
		if spec.Kind == PathPage {
			next = joinURL(base, text, nil)
		}
		to, own := parse(page.url, next), parse(base, "")
		if to == nil || own == nil || !isSameOrigin(to, own) {
			return nil, pageError("the next page is on another origin", spec.Next, page)
		}
		further := *pc
		further.url = to.String()
		if further.url == pc.url {
			return nil, pageError("the next page is the same page again", spec.Next, page)
		}
		return &further, nil
	}
}

// parse resolves a URL against another; nil where one of them is none.
func parse(base, text string) *url.URL {
	from, err := url.Parse(base)
	if err != nil {
		return nil
	}
	to, err := from.Parse(text)
	if err != nil {
		return nil
	}
	// A server has no user information to name: the platform would send it as a credential.
	to.User = nil
	return to
}
