package core

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"reflect"
	"regexp"
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
	// before is what is known of the pages before: the last one first.
	before *followed
}

// followed is what led on from a page.
type followed struct {
	// by is a cursor or a URL.
	by string
	// items is the list of items as text, where pages are counted.
	items []byte
	// seen is how many items there were, up to that page.
	seen   int64
	before *followed
}

// fetched is a page as it came.
type fetched struct {
	text   []byte
	items  []byte
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

// nextPage gives what makes the call of the page after this one; nil where this is the last.
func nextPage(c *Client, pc *pageCall, page *fetched) func() (*pageCall, error) {
	switch pc.operation.Page.Kind {
	case CursorPage:
		return nextCursor(pc, page)
	case OffsetPage:
		return nextOffset(pc, page)
	case URIPage, PathPage, LinkPage:
		return nextURL(c, pc, page)
	default:
		return nil
	}
}

func nextCursor(pc *pageCall, page *fetched) func() (*pageCall, error) {
	spec := pc.operation.Page
	from := page.text
	if spec.LastItem {
		from = wire.LastItem(page.items)
	}
	cursor, ok := wire.Find(from, spec.Next)
	if spec.isLast(page) || !ok || isEmpty(cursor) {
		return nil
	}
	return func() (*pageCall, error) {
		by := wire.TextOf(cursor)
		used := wire.ParamText(reflect.ValueOf(pc.request), wire.Place(spec.At.In), spec.At.Path)
		if used == by || pc.wasFollowed(by) {
			return nil, stuck(spec, page)
		}
		return pc.with(spec.At, cursor, &followed{by: by, before: pc.before})
	}
}

// isEmpty reports whether a cursor is empty. Some servers write an empty list or object for the end.
func isEmpty(cursor []byte) bool {
	switch string(bytes.Join(bytes.Fields(cursor), nil)) {
	case "null", `""`, "[]", "{}":
		return true
	default:
		return false
	}
}

// isLast reports whether the page says that it is the last.
func (spec *PageSpec) isLast(page *fetched) bool {
	return page.says(spec.LastPage, "true") || page.says(spec.HasNext, "false")
}

// says reports whether a property of the page is a literal.
func (page *fetched) says(path []string, literal string) bool {
	if len(path) == 0 {
		return false
	}
	found, ok := wire.Find(page.text, path)
	return ok && string(found) == literal
}

// reaches reports whether a count has come to a total of the page. Zero is what servers give that do not count.
func (page *fetched) reaches(total []string, count int64) bool {
	if len(total) == 0 {
		return false
	}
	found, ok := wire.Find(page.text, total)
	if !ok {
		return false
	}
	all, err := strconv.ParseInt(wire.TextOf(found), 10, 64)
	return err == nil && all > 0 && count >= all
}

// wasFollowed reports whether a cursor or URL has led to a page before: pages that lead back have no end.
func (pc *pageCall) wasFollowed(by string) bool {
	for page := pc.before; page != nil; page = page.before {
		if page.by == by {
			return true
		}
	}
	return false
}

// checkCounted fails where a page by offset or number has the items of the one before: the server does not count on.
func (pc *pageCall) checkCounted(page *fetched) error {
	if pc.operation.Page.Kind == OffsetPage && pc.before != nil && bytes.Equal(pc.before.items, page.items) && haveIDs(page.items) {
		return stuck(pc.operation.Page, page)
	}
	return nil
}

// isID is true of the name of a property that tells an item from others.
var isID = regexp.MustCompile(`(?:^|[^A-Za-z])(?:uu|gu)?id$|(?:Id|ID)$`)

// haveIDs reports whether the items of a page differ by a property. Others may well be the same twice: a series of zeros.
func haveIDs(items []byte) bool {
	var objects []map[string]json.RawMessage
	if json.Unmarshal(items, &objects) != nil || len(objects) == 0 {
		return false
	}
	for name := range objects[0] {
		if isID.MatchString(name) {
			return true
		}
	}
	return false
}

func stuck(spec *PageSpec, page *fetched) error {
	return pageError("the next page is one that came before", spec.place(), page)
}

// place is where a page says what the next one is: empty where that is not in the body.
func (spec *PageSpec) place() string {
	switch {
	case spec.Kind == LinkPage:
		return ""
	case spec.Kind == OffsetPage || spec.LastItem:
		return jsonPath(spec.Results)
	default:
		return jsonPath(spec.Next)
	}
}

// with gives the call with another value at a place of the request, and what is known of the pages before.
func (pc *pageCall) with(at RequestPath, text []byte, before *followed) (*pageCall, error) {
	changed, ok := wire.WithParam(reflect.ValueOf(pc.request), wire.Place(at.In), at.Path, text)
	if !ok {
		return nil, newConfigurationError("the request takes no value that leads to the next page: pass a request")
	}
	next := *pc
	next.request = changed.Interface()
	next.before = before
	return &next, nil
}

func nextOffset(pc *pageCall, page *fetched) func() (*pageCall, error) {
	spec := pc.operation.Page
	if page.count == 0 || spec.isLast(page) || endsLinks(page.header) {
		return nil
	}
	request := reflect.ValueOf(pc.request)
	current := startOf(spec)
	if given, err := strconv.ParseInt(wire.ParamText(request, wire.Place(spec.At.In), spec.At.Path), 10, 64); err == nil {
		current = given
	}
	seen := current - startOf(spec) + int64(page.count)
	if spec.PerPage {
		seen = pc.seen() + int64(page.count)
	}
	if page.reaches(spec.TotalItems, seen) || spec.PerPage && page.reaches(spec.TotalPages, current-startOf(spec)+1) {
		return nil
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
	return func() (*pageCall, error) {
		return pc.with(spec.At, strconv.AppendInt(nil, current+by, 10), &followed{items: page.items, seen: seen})
	}
}

// seen is how many items the pages before have.
func (pc *pageCall) seen() int64 {
	if pc.before == nil {
		return 0
	}
	return pc.before.seen
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
	text := spec.nextText(page)
	if text == "" {
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
			return nil, pageError("the next page is on another origin", spec.place(), page)
		}
		further := *pc
		further.url = to.String()
		if pc.wasFollowed(further.url) {
			return nil, stuck(spec, page)
		}
		further.before = &followed{by: further.url, before: pc.before}
		return &further, nil
	}
}

// nextText is the URL or path of the next page; empty where there is none.
func (spec *PageSpec) nextText(page *fetched) string {
	if spec.Kind == LinkPage {
		return linksOf(page.header)["next"]
	}
	found, ok := wire.Find(page.text, spec.Next)
	if !ok || string(found) == "null" {
		return ""
	}
	return wire.TextOf(found)
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
