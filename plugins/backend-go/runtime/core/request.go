package core

import (
	"cmp"
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"

	"sdkmodule/internal/params"
	"sdkmodule/internal/settings"
	"sdkmodule/internal/wire"
)

// requestParts is what the request, the options of the call and those of the client make of an operation.
type requestParts struct {
	// path has no base URL; query holds encoded pairs.
	path    string
	query   []string
	headers []settings.Header
	cookies []string
	body    *encodedBody
}

// builder writes one request.
type builder struct {
	ctx      context.Context
	op       *Operation
	settings *settings.Settings
	// value is the request struct; invalid where the caller gives none.
	value  reflect.Value
	layout *wire.Request
}

var noRequest = &wire.Request{}

func newBuilder(ctx context.Context, op *Operation, request any, s *settings.Settings) *builder {
	b := &builder{ctx: ctx, op: op, settings: s, layout: noRequest}
	v := reflect.ValueOf(request)
	for v.IsValid() && v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	switch {
	case !v.IsValid():
	case v.Kind() == reflect.Struct:
		b.value, b.layout = v, wire.RequestOf(v.Type())
	case v.Kind() == reflect.Pointer && v.Type().Elem().Kind() == reflect.Struct:
		// A nil request still says which parameters have defaults.
		b.layout = wire.RequestOf(v.Type().Elem())
	}
	return b
}

// build writes the request. What cannot be sent is a ConfigurationError.
func (b *builder) build() (*requestParts, error) {
	parts := &requestParts{}
	path, err := params.Path(b.op.Path, b.pathParam)
	if err != nil {
		return nil, asConfiguration(err)
	}
	parts.path = path
	declared := b.params()
	for i := range declared {
		if err := b.add(parts, &declared[i]); err != nil {
			return nil, err
		}
	}
	for _, pair := range b.settings.Query {
		node, err := wire.TreeOf(pair.Value)
		if err != nil {
			return nil, newConfigurationError("the value of %s cannot be written", pair.Name)
		}
		parts.query = append(parts.query, params.Query(node, &wire.Param{Name: pair.Name})...)
	}
	parts.body, err = b.body()
	return parts, err
}

// params gives the parameters of the request and those with a fixed value.
func (b *builder) params() []wire.Param {
	if len(b.op.PinnedParams) == 0 {
		return b.layout.Params
	}
	all := slices.Clone(b.layout.Params)
	for i := range b.op.PinnedParams {
		pinned := &b.op.PinnedParams[i]
		all = append(all, wire.Param{Place: wire.Place(pinned.In), Name: pinned.Name, Default: &pinned.Value})
	}
	return all
}

func asConfiguration(err error) error {
	var path *params.PathError
	if errors.As(err, &path) {
		return newConfigurationError("%s", path.Problem)
	}
	return err
}

func (b *builder) add(parts *requestParts, p *wire.Param) error {
	if p.Place == wire.InPath {
		return nil
	}
	if p.Place == wire.InQuery && slices.ContainsFunc(b.settings.Query, func(q settings.Pair) bool { return q.Name == p.Name }) {
		return nil
	}
	node, err := b.node(p)
	if err != nil || node.Kind == wire.Null {
		return err
	}
	switch p.Place {
	case wire.InQuery:
		parts.query = append(parts.query, params.Query(node, p)...)
	case wire.InCookie:
		parts.cookies = append(parts.cookies, params.Query(node, p)...)
	case wire.InHeader:
		parts.headers = append(parts.headers, settings.Header{Name: p.Name, Value: params.Header(node, p)})
	}
	return nil
}

// node gives the value of a parameter: the caller's, else the client's, else the default.
func (b *builder) node(p *wire.Param) (wire.Node, error) {
	if v := p.ValueOf(b.value); v.IsValid() {
		node, err := wire.Tree(v)
		if err != nil {
			return node, newConfigurationError("the value of %s cannot be written", p.Name)
		}
		return node, nil
	}
	if p.Option != "" {
		text, ok, err := optionTextIn(b.ctx, b.settings, p.Option)
		if err != nil || ok {
			return wire.Node{Kind: wire.Scalar, Text: text}, err
		}
	}
	if p.Default != nil {
		return wire.Node{Kind: wire.Scalar, Text: *p.Default}, nil
	}
	return wire.Node{}, nil
}

func (b *builder) pathParam(name string) (*wire.Param, wire.Node, error) {
	declared := b.params()
	for i := range declared {
		p := &declared[i]
		if p.Place == wire.InPath && p.Name == name {
			node, err := b.node(p)
			return p, node, err
		}
	}
	return &wire.Param{Name: name}, wire.Node{}, nil
}

// body gives the body; nil where there is none.
func (b *builder) body() (*encodedBody, error) {
	spec := b.op.Body
	extra := b.extra()
	whole, isWhole := b.layout.Whole(b.value)
	if !isWhole {
		whole = b.value
	}
	if b.op.RPC != nil {
		return b.op.RPC.encode(bodyValue{whole: whole, extra: extra})
	}
	if spec == nil {
		if len(extra) == 0 {
			return nil, nil
		}
		return encodeJSON(&BodySpec{}, bodyValue{extra: extra})
	}
	if isWhole && !whole.IsValid() && len(extra) == 0 {
		if spec.Optional {
			return nil, nil
		}
		// An empty request in its place could empty what it was to replace.
		return nil, newConfigurationError("the call needs a body")
	}
	value := bodyValue{whole: whole, extra: extra}
	if spec.Kind == JSONBody {
		return encodeJSON(spec, value)
	}
	if b.op.Encode == nil {
		return nil, newConfigurationError("this client cannot send the body of the operation")
	}
	return b.op.Encode(spec, value)
}

// extra gives the properties that go over those of the request: pinned ones, then the caller's.
func (b *builder) extra() []wire.Property {
	if len(b.op.Pinned) == 0 && len(b.settings.BodyProperties) == 0 {
		return nil
	}
	var extra []wire.Property
	for name, value := range b.op.Pinned {
		extra = append(extra, wire.Property{Name: name, Value: reflect.ValueOf(value)})
	}
	slices.SortFunc(extra, func(a, b wire.Property) int { return cmp.Compare(a.Name, b.Name) })
	for _, pair := range b.settings.BodyProperties {
		extra = append(extra, wire.Property{Name: pair.Name, Value: reflect.ValueOf(pair.Value)})
	}
	return extra
}

// sameName tells whether two header names are one.
func sameName(a, b string) bool { return strings.EqualFold(a, b) }
