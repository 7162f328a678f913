package wire

import (
	"encoding/json"
	"reflect"
	"strings"
	"sync"
)

// Place is where a parameter goes.
type Place string

// The places of parameters.
const (
	InPath   Place = "path"
	InQuery  Place = "query"
	InHeader Place = "header"
	InCookie Place = "cookie"
	InBody   Place = "body"
)

// Param is what the tags of a field of a request say.
type Param struct {
	Place Place
	Name  string
	// Style is empty for the usual one of the place.
	Style string
	// Explode is nil for the usual way of the style.
	Explode       *bool
	AllowReserved bool
	// Greedy keeps slashes.
	Greedy bool
	// Default is sent where the caller gives nothing.
	Default *string
	// Option names the client's value that fills it where the caller gives nothing.
	Option string
	// index is nil where no field of the request holds the value.
	index []int
}

// Request is what the tags of a request struct say.
type Request struct {
	Params []Param
	// body is the field that holds the whole body; nil where the properties are fields of their own.
	body []int
}

var requests sync.Map // reflect.Type -> *Request

// RequestOf reads the tags of a request struct, once.
func RequestOf(t reflect.Type) *Request {
	if known, ok := requests.Load(t); ok {
		return known.(*Request)
	}
	made := &Request{}
	made.add(t, nil)
	known, _ := requests.LoadOrStore(t, made)
	return known.(*Request)
}

func (r *Request) add(t reflect.Type, prefix []int) {
	for i := range t.NumField() {
		f := t.Field(i)
		index := append(append([]int{}, prefix...), i)
		if f.Anonymous {
			if inner := structUnder(f.Type); inner != nil {
				r.add(inner, index)
			}
			continue
		}
		if _, ok := f.Tag.Lookup(string(InBody)); ok {
			r.body = index
			continue
		}
		for _, place := range []Place{InPath, InQuery, InHeader, InCookie} {
			if tag, ok := f.Tag.Lookup(string(place)); ok {
				r.Params = append(r.Params, newParam(place, tag, f, index))
			}
		}
	}
}

func newParam(place Place, tag string, f reflect.StructField, index []int) Param {
	name, flags, _ := strings.Cut(tag, ",")
	if full := f.Tag.Get("name"); full != "" {
		name = full
	}
	p := Param{Place: place, Name: name, Option: f.Tag.Get("option"), index: index}
	if text, ok := f.Tag.Lookup("default"); ok {
		p.Default = &text
	}
	for _, flag := range strings.Split(flags, ",") {
		switch flag {
		case "":
		case "explode", "explode=true":
			yes := true
			p.Explode = &yes
		case "explode=false":
			no := false
			p.Explode = &no
		case "allowReserved":
			p.AllowReserved = true
		case "greedy":
			p.Greedy = true
		default:
			p.Style = flag
		}
	}
	return p
}

// ValueOf gives the value of a parameter; invalid where the caller gives none.
func (p *Param) ValueOf(request reflect.Value) reflect.Value {
	if !request.IsValid() || p.index == nil {
		return reflect.Value{}
	}
	v := fieldOf(request, p.index)
	if !v.IsValid() || isAbsent(v) {
		return reflect.Value{}
	}
	return v
}

// isAbsent tells whether an optional value is not given.
func isAbsent(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice:
		return v.IsNil()
	case reflect.Struct:
		if v.Type() == timeType {
			return false
		}
		z, ok := v.Interface().(zeroer)
		return ok && z.IsZero()
	}
	return false
}

// Whole gives the field that holds the whole body: ok is false where there is no such field, and the value invalid where
// the caller gives none.
func (r *Request) Whole(request reflect.Value) (body reflect.Value, ok bool) {
	if r.body == nil {
		return reflect.Value{}, false
	}
	if request.IsValid() {
		if v := fieldOf(request, r.body); v.IsValid() && !isAbsent(v) {
			return v, true
		}
	}
	return reflect.Value{}, true
}

// Property is one property of an object that is to be sent.
type Property struct {
	Name  string
	Value reflect.Value
}

// Properties gives the properties of a struct that are present, in their order, then the undeclared ones by name.
func Properties(v reflect.Value) []Property {
	for v.IsValid() && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) {
		v = v.Elem()
	}
	if !v.IsValid() {
		return nil
	}
	if v.Kind() == reflect.Map {
		return entries(v, nil)
	}
	if v.Kind() != reflect.Struct {
		return nil
	}
	p := planOf(v.Type())
	var found []Property
	for i := range p.fields {
		f := &p.fields[i]
		value := fieldOf(v, f.index)
		if f.absent(value) {
			continue
		}
		if f.constant != nil && value.IsZero() {
			value = reflect.ValueOf(*f.constant)
		}
		found = append(found, Property{Name: f.name, Value: value})
	}
	if p.extra == nil {
		return found
	}
	if extra := fieldOf(v, p.extra); extra.IsValid() {
		found = append(found, entries(extra, p.byName)...)
	}
	return found
}

func entries(m reflect.Value, but map[string]int) []Property {
	var found []Property
	for _, key := range sortedKeys(m) {
		if _, declared := but[key]; declared {
			continue
		}
		found = append(found, Property{Name: key, Value: m.MapIndex(reflect.ValueOf(key).Convert(m.Type().Key()))})
	}
	return found
}

// AppendObject writes properties as a JSON object. Later ones replace earlier ones of the same name.
func AppendObject(properties []Property) ([]byte, error) {
	last := make(map[string]int, len(properties))
	for i, property := range properties {
		last[property.Name] = i
	}
	to, comma := []byte{'{'}, false
	for i, property := range properties {
		if last[property.Name] != i {
			continue
		}
		var err error
		if to, err = appendKey(to, property.Name, comma); err != nil {
			return nil, finish(err)
		}
		comma = true
		if to, err = encodeListed(to, property.Value); err != nil {
			return nil, finish(within(err, keySegment(property.Name)))
		}
	}
	return append(to, '}'), nil
}

// Merge writes an object with further properties, which replace its own of the same name.
func Merge(object []byte, further []Property) ([]byte, error) {
	s := scanner{data: object}
	if s.peek() != '{' {
		return nil, &Error{Path: "$", Problem: "a value that takes no properties"}
	}
	s.enter()
	var all []Property
	for s.more('}') {
		name := string(s.key())
		s.peek()
		all = append(all, Property{Name: name, Value: reflect.ValueOf(json.RawMessage(s.skip()))})
	}
	return AppendObject(append(all, further...))
}
