package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"time"
)

// ErrMisfit says of a value that was read that it would be written otherwise: UnmarshalJSON methods of the SDK return it,
// so that the object around the value keeps its text.
var ErrMisfit = errors.New("the value does not have the form that is declared")

// misfits are the values read so far that do not have their declared forms. The nearest object that can keep texts keeps
// that of its property, and writes it back; a response does not fail for one odd value.
type misfits struct {
	// fault is the first value that could not be read at all; nil where there is none.
	fault error
	// loose: some value was read, but would be written otherwise.
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

// keepText remembers the text of a declared property among the undeclared ones; false where they have another type.
func keepText(v reflect.Value, p *plan, name string, text []byte) bool {
	if p.extra == nil {
		return false
	}
	extra, ok := fieldFor(v, p.extra).Addr().Interface().(*map[string]json.RawMessage)
	if !ok {
		return false
	}
	if *extra == nil {
		*extra = map[string]json.RawMessage{}
	}
	(*extra)[name] = bytes.Clone(text)
	return true
}

// keptText gives the text that was kept of a declared property, as long as the property is as it was read.
func keptText(extra map[string]json.RawMessage, f *field, value reflect.Value) ([]byte, bool) {
	text, ok := extra[f.name]
	if !ok || !value.IsValid() || !json.Valid(text) {
		return nil, false
	}
	read := reflect.New(f.typ).Elem()
	s := scanner{data: text}
	if err := decode(&s, read); err != nil || !reflect.DeepEqual(read.Interface(), value.Interface()) {
		return nil, false
	}
	return text, true
}

// keptTexts gives the texts of properties that an object holds; nil where it holds none.
func keptTexts(v reflect.Value, p *plan) map[string]json.RawMessage {
	if p.extra == nil {
		return nil
	}
	extra := fieldOf(v, p.extra)
	if !extra.IsValid() || extra.Len() == 0 {
		return nil
	}
	texts, _ := extra.Interface().(map[string]json.RawMessage)
	return texts
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

// timeForms are those of RFC 3339, and what servers send in its place. Where there is no offset, that is taken to be UTC;
// where there is no time, it is midnight.
var timeForms = []string{
	time.RFC3339Nano,
	"2006-01-02T15:04:05.999999999",
	"2006-01-02 15:04:05.999999999Z07:00",
	"2006-01-02T15:04:05.999999999Z0700",
	"2006-01-02 15:04:05.999999999",
	time.DateOnly,
}

// ParseTime reads a time. It is exact where the text has the form of RFC 3339.
func ParseTime(text string) (t time.Time, exact, ok bool) {
	for i, form := range timeForms {
		if t, err := time.Parse(form, text); err == nil {
			return t, i == 0, true
		}
	}
	return time.Time{}, false, false
}

// mismatch says what stands where something else is declared.
func mismatch(s *scanner, wanted string) error {
	return newFault(problemOf(s, wanted))
}

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
