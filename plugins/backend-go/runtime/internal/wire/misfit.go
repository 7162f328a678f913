package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
)

// UnmarshalJSON methods of the SDK return these, so that the object around the value keeps its text.
var (
	// ErrMisfit says that a value, or a part of it, could not be read.
	ErrMisfit = errors.New("the value does not have the form that is declared")
	// ErrLoose says that a value was read, but would be written otherwise.
	ErrLoose = errors.New("the value would be written in another form")
)

// misfits are the values read so far that do not have their declared forms. The nearest object that can keep texts keeps
// that of its property, and writes it back; a response does not fail for one odd value.
type misfits struct {
	// fault is the first value that could not be read at all; nil where there is none.
	fault error
	// loose: some value was read that would be written otherwise.
	loose bool
}

func (m *misfits) any() bool { return m.fault != nil || m.loose }

// add takes those of a value within this one.
func (m *misfits) add(inner misfits, segment string) {
	if m.fault == nil && inner.fault != nil {
		m.fault = within(inner.fault, segment)
	}
	m.loose = m.loose || inner.loose
}

// take gives the misfits so far, and forgets them.
func (s *scanner) take() misfits {
	found := s.misfits
	s.misfits = misfits{}
	return found
}

// misfit passes over a value that cannot be read, and leaves the zero value. Variants of a union are told apart by such
// values: there it is an error.
func (s *scanner) misfit(v reflect.Value, problem string) error {
	fault := newFault(problem)
	if s.strict {
		return fault
	}
	s.skip()
	v.SetZero()
	s.remember(fault)
	return nil
}

func (s *scanner) remember(fault error) {
	if s.misfits.fault == nil {
		s.misfits.fault = fault
	}
}

// keepText remembers the text of a property; false if the object has no place for it.
func keepText(v reflect.Value, p *plan, name string, text []byte) bool {
	if p.kept == nil {
		return false
	}
	kept := fieldFor(v, p.kept).Addr().Interface().(*map[string]json.RawMessage)
	if *kept == nil {
		*kept = map[string]json.RawMessage{}
	}
	(*kept)[name] = bytes.Clone(text)
	return true
}

// keptText gives the text that was kept of a property, as long as the property is as it was read.
func keptText(kept map[string]json.RawMessage, name string, value reflect.Value) ([]byte, bool) {
	text, ok := kept[name]
	if !ok || !value.IsValid() || !json.Valid(text) {
		return nil, false
	}
	read := reflect.New(value.Type()).Elem()
	s := scanner{data: text}
	if err := decode(&s, read); err != nil || !reflect.DeepEqual(read.Interface(), value.Interface()) {
		return nil, false
	}
	return text, true
}

// keptTexts gives the texts of properties that an object holds; nil where it holds none.
func keptTexts(v reflect.Value, p *plan) map[string]json.RawMessage {
	if p.kept == nil {
		return nil
	}
	kept := fieldOf(v, p.kept)
	if !kept.IsValid() || kept.Len() == 0 {
		return nil
	}
	return kept.Interface().(map[string]json.RawMessage)
}

// keepAbsent notes for properties that are absent, but must not be, that they are null: their zero values cannot be
// written.
func keepAbsent(v reflect.Value, p *plan) {
	for _, at := range p.unwritable() {
		f := &p.fields[at]
		value := fieldFor(v, f.index)
		if value.IsZero() {
			if texts := keptTexts(v, p); texts == nil || texts[f.name] == nil {
				keepText(v, p, f.name, []byte("null"))
			}
		}
	}
}

// keepMissing notes for constants that an object lacks that it does: their zero values stand for what they always are.
func keepMissing(v reflect.Value, p *plan, object []byte) {
	if p.kept == nil {
		return
	}
	for _, at := range p.constants {
		f := &p.fields[at]
		if _, ok := property(object, f.name); ok {
			continue
		}
		kept := fieldFor(v, p.kept).Addr().Interface().(*map[string]json.RawMessage)
		if *kept == nil {
			*kept = map[string]json.RawMessage{}
		}
		(*kept)[f.name] = nil
	}
}

// isMissing tells whether a constant was absent where the object was read.
func (f *field) isMissing(kept map[string]json.RawMessage, value reflect.Value) bool {
	if f.constant == nil || !value.IsValid() || !value.IsZero() {
		return false
	}
	text, ok := kept[f.name]
	return ok && text == nil
}

// hasZero tells whether the zero value of a type can be written: that of a union cannot, nor what must hold one.
func hasZero(t reflect.Type) bool {
	if t.Kind() != reflect.Struct || t == timeType || !isOurs(t) {
		return true
	}
	p := planOf(t)
	return p.kind != unionKind && len(p.unwritable()) == 0
}

// unwritable are the places of the properties that cannot be left out, and whose zero values cannot be written.
func (p *plan) unwritable() []int {
	p.once.Do(func() {
		for i := range p.fields {
			if f := &p.fields[i]; !f.omit && f.constant == nil && !hasZero(f.typ) {
				p.withoutZero = append(p.withoutZero, i)
			}
		}
	})
	return p.withoutZero
}

// problemOf says what stands where something else is declared.
func problemOf(s *scanner, wanted string) string {
	found := "a number"
	switch s.peek() {
	case '{':
		found = "an object"
	case '[':
		found = "a list"
	case '"':
		found = "a string"
	case 't', 'f':
		found = "a boolean"
	case 'n':
		found = "null"
	}
	return found + " instead of " + wanted
}
