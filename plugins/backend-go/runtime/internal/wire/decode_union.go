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
	name, ok := tagOf(text, p.tagName)
	if !ok {
		return keepRaw(text, s, v, p)
	}
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

// tagOf gives the value of a discriminator, which is a text, a number or a boolean.
func tagOf(object []byte, name string) (string, bool) {
	tag, _ := property(object, name)
	return tagText(tag)
}

func tagText(tag []byte) (string, bool) {
	if len(tag) == 0 {
		return "", false
	}
	switch tag[0] {
	case '{', '[', 'n':
		return "", false
	}
	return textOf(tag), true
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

// fit is how well a value fits a variant.
type fit struct {
	// unknown is how many of its properties the variant does not declare.
	unknown int
	// doubts are those of its reading.
	doubts int
}

func (f fit) isBetterThan(other fit) bool {
	return f.unknown < other.unknown || (f.unknown == other.unknown && f.doubts < other.doubts)
}

// chooseVariant takes the first variant that the value fits, among several the one that it fits best.
func chooseVariant(text []byte, s *scanner, v reflect.Value, p *plan) error {
	best, bestFit := -1, fit{}
	var chosen reflect.Value
	var loose bool
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
		found := fit{unknownCount(text, f.typ), trial.doubts}
		if best < 0 || found.isBetterThan(bestFit) {
			best, bestFit, chosen, loose = i, found, value, trial.misfits.loose
		}
		if bestFit == (fit{}) {
			break
		}
	}
	if best < 0 {
		return readOutlined(text, s, v, p)
	}
	s.doubts += bestFit.doubts
	s.misfits.loose = s.misfits.loose || loose
	fieldFor(v, p.fields[best].index).Set(chosen)
	return nil
}

// readOutlined reads a value that fits no variant in every part, as the variant whose outline it has.
func readOutlined(text []byte, s *scanner, v reflect.Value, p *plan) error {
	at := -1
	if !s.strict {
		at = chooseOutline(text, p)
	}
	if at < 0 {
		return keepRaw(text, s, v, p)
	}
	inner := scanner{data: text}
	if err := decode(&inner, fieldFor(v, p.fields[at].index)); err != nil {
		return err
	}
	s.misfits.loose = s.misfits.loose || inner.misfits.loose
	if inner.misfits.fault != nil {
		s.remember(inner.misfits.fault)
	}
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
