package wire

import (
	"bytes"
	"reflect"
	"slices"
)

func decodeUnion(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	p := planOf(v.Type())
	start := s.pos
	text := s.skip()
	if p.tag == nil {
		return chooseVariant(text, s, v, p)
	}
	tag, ok := property(text, p.tagName)
	if !ok {
		return keepRaw(text, s, v, p)
	}
	name := textOf(tag)
	fieldFor(v, p.tag).SetString(name)
	for i := range p.fields {
		f := &p.fields[i]
		if slices.Contains(f.tags, name) {
			s.pos = start
			return decode(s, fieldFor(v, f.index))
		}
	}
	return keepRaw(text, s, v, p)
}

// keepRaw remembers a variant that is not known.
func keepRaw(text []byte, s *scanner, v reflect.Value, p *plan) error {
	if s.strict {
		return newFault("no known variant")
	}
	fieldFor(v, p.raw).SetBytes(bytes.Clone(text))
	return nil
}

// property finds the value of a property in the text of an object.
func property(text []byte, name string) ([]byte, bool) {
	s := scanner{data: text}
	if s.peek() != '{' {
		return nil, false
	}
	s.enter()
	for s.more('}') {
		found := string(s.key()) == name
		s.peek()
		value := s.skip()
		if found {
			return value, true
		}
	}
	return nil, false
}

// chooseVariant takes the first variant that the value fits, among several the one that leaves the fewest properties
// unknown.
func chooseVariant(text []byte, s *scanner, v reflect.Value, p *plan) error {
	best, fewest := -1, 0
	var chosen reflect.Value
	for i := range p.fields {
		f := &p.fields[i]
		if f.constant != nil && textOf(text) != *f.constant {
			continue
		}
		value := reflect.New(f.typ).Elem()
		trial := scanner{data: text, strict: true}
		if err := decode(&trial, value); err != nil {
			continue
		}
		if unknown := unknownCount(text, f.typ); best < 0 || unknown < fewest {
			best, fewest, chosen = i, unknown, value
		}
		if fewest == 0 {
			break
		}
	}
	if best < 0 {
		return keepRaw(text, s, v, p)
	}
	fieldFor(v, p.fields[best].index).Set(chosen)
	return nil
}

// unknownCount counts the properties of an object that a variant does not declare.
func unknownCount(text []byte, t reflect.Type) int {
	inner := structUnder(t)
	s := scanner{data: text}
	if inner == nil || s.peek() != '{' || planOf(inner).kind != objectKind {
		return 0
	}
	p := planOf(inner)
	s.enter()
	count := 0
	for s.more('}') {
		if _, ok := p.byName[string(s.key())]; !ok {
			count++
		}
		s.peek()
		s.skip()
	}
	return count
}
