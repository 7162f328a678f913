package wire

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strconv"
	"sync"
)

// objectDecoder finds how the properties are read, once: when the first object is read, since types can hold themselves.
func objectDecoder(t reflect.Type) decoder {
	p := planOf(t)
	properties := sync.OnceValue(func() []decoder {
		found := make([]decoder, len(p.fields))
		for i := range p.fields {
			found[i] = decoderOf(p.fields[i].typ)
		}
		return found
	})
	return func(s *scanner, v reflect.Value) error { return decodeObject(s, v, p, properties()) }
}

func decodeObject(s *scanner, v reflect.Value, p *plan, properties []decoder) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	if s.peek() != '{' {
		return s.misfit(v, problemOf(s, "an object"))
	}
	begin := s.pos
	s.enter()
	seen := 0
	told := 0
	found := s.take()
	for s.more('}') {
		name := s.key()
		s.peek()
		start := s.pos
		at, ok := p.byName[string(name)]
		var err error
		if !ok {
			err = decodeExtra(s, v, p, string(name))
		} else {
			f := &p.fields[at]
			if !f.omit {
				seen++
			}
			if f.constant != nil && !f.omit {
				told++
			}
			value := fieldFor(v, f.index)
			err = decodeProperty(s, value, f, properties[at])
			if s.data[start] == 'n' && value.IsZero() && !f.writesNull() {
				s.misfits.loose = true
			}
		}
		if err != nil {
			return within(err, keySegment(string(name)))
		}
		if s.misfits.any() {
			if inner := s.take(); !keepText(v, p, string(name), s.data[start:s.pos]) {
				found.add(inner, keySegment(string(name)))
			}
		}
	}
	s.misfits = found
	if s.strict && seen < p.required() {
		return newFault("an object that lacks a property")
	}
	keepAbsent(v, p)
	if told < len(p.constants) {
		keepMissing(v, p, s.data[begin:s.pos])
	}
	return nil
}

func decodeProperty(s *scanner, v reflect.Value, f *field, read decoder) error {
	if f.constant == nil {
		return read(s, v)
	}
	start := s.pos
	isConstant := textOf(s.skip()) == *f.constant
	s.pos = start
	if s.strict && !isConstant {
		return newFault("another value than the constant")
	}
	err := read(s, v)
	// The zero value stands for the constant.
	if !isConstant && v.IsZero() {
		s.misfits.loose = true
	}
	return err
}

// writesNull reports whether null is written for the zero value. Otherwise null is not a valid value of the property.
func (f *field) writesNull() bool {
	switch {
	case f.omit:
		return false
	case f.typ.Kind() == reflect.Slice || f.typ.Kind() == reflect.Map:
		return f.null || f.typ == rawType
	}
	return f.typ.Kind() == reflect.Pointer || f.typ.Kind() == reflect.Interface
}

// required counts the properties that cannot be left out.
func (p *plan) required() int {
	n := 0
	for i := range p.fields {
		if !p.fields[i].omit {
			n++
		}
	}
	return n
}

// textOf gives the content of a string, and the text of other scalars.
func textOf(literal []byte) string {
	if len(literal) > 0 && literal[0] == '"' {
		return string(unquote(literal))
	}
	return string(literal)
}

func decodeExtra(s *scanner, v reflect.Value, p *plan, name string) error {
	if p.extra == nil {
		s.skip()
		return nil
	}
	extra := fieldFor(v, p.extra)
	if known, ok := extra.Addr().Interface().(*map[string]json.RawMessage); ok {
		if *known == nil {
			*known = map[string]json.RawMessage{}
		}
		(*known)[name] = bytes.Clone(s.skip())
		return nil
	}
	t := extra.Type()
	item := reflect.New(t.Elem()).Elem()
	if err := decode(s, item); err != nil {
		return err
	}
	if extra.IsNil() {
		extra.Set(reflect.MakeMap(t))
	}
	extra.SetMapIndex(reflect.ValueOf(name), item)
	return nil
}

func decodeTuple(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	if s.peek() != '[' {
		return s.misfit(v, problemOf(s, "a list"))
	}
	p := planOf(v.Type())
	s.enter()
	n := 0
	found := s.take()
	for ; s.more(']'); n++ {
		target := p.item(v, n)
		if !target.IsValid() {
			s.skip()
			continue
		}
		if err := decode(s, target); err != nil {
			return within(err, indexSegment(n))
		}
		if s.misfits.any() {
			found.add(s.take(), indexSegment(n))
		}
	}
	s.misfits = found
	if s.strict && n < p.fixedItems() {
		return newFault("a list that is too short")
	}
	return nil
}

// item gives the place of an item of a tuple: a field of its own, else one more of the rest.
func (p *plan) item(v reflect.Value, n int) reflect.Value {
	position := strconv.Itoa(n)
	for i := range p.fields {
		f := &p.fields[i]
		if f.name == position {
			return fieldFor(v, f.index)
		}
		if f.name == "rest" && n >= p.fixedItems() {
			rest := fieldFor(v, f.index)
			rest.Grow(1)
			rest.SetLen(rest.Len() + 1)
			return rest.Index(rest.Len() - 1)
		}
	}
	return reflect.Value{}
}

func (p *plan) fixedItems() int {
	n := 0
	for i := range p.fields {
		if p.fields[i].name != "rest" {
			n++
		}
	}
	return n
}
