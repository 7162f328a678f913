package wire

import "reflect"

// hasOutline tells whether an object has the outline of a variant: each property that it must have, with a value of its kind,
// and constants with their values. Unexpected values at deeper levels do not exclude a variant.
func hasOutline(text []byte, t reflect.Type) bool {
	inner := structUnder(t)
	s := scanner{data: text}
	if inner == nil || s.peek() != '{' || planOf(inner).kind != objectKind {
		return false
	}
	p := planOf(inner)
	seen := 0
	s.enter()
	for s.more('}') {
		at, ok := p.byName[string(s.key())]
		s.peek()
		value := s.skip()
		if !ok {
			continue
		}
		f := &p.fields[at]
		if f.constant != nil && textOf(value) != *f.constant {
			return false
		}
		if !f.omit {
			if !f.takes(value) {
				return false
			}
			seen++
		}
	}
	return seen >= p.required()
}

// takes tells whether a value begins as those of a property do.
func (f *field) takes(value []byte) bool {
	t := f.typ
	if value[0] == 'n' {
		return f.writesNull() || t.Kind() == reflect.Interface
	}
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	isList, isObject := value[0] == '[', value[0] == '{'
	switch {
	case t == rawType || t.Kind() == reflect.Interface:
		return true
	case t.Kind() == reflect.Struct && isOurs(t):
		p := planOf(t)
		return p.kind == unionKind || (p.kind == objectKind && isObject) || (p.kind == tupleKind && isList)
	case t.Kind() == reflect.Map:
		return isObject
	case t.Kind() == reflect.Slice && t.Elem().Kind() != reflect.Uint8:
		return isList
	}
	return !isList && !isObject && isScalarOf(value[0], t.Kind())
}

// isScalarOf tells whether the scalars of a kind begin with a character.
func isScalarOf(first byte, kind reflect.Kind) bool {
	switch {
	case kind == reflect.Bool:
		return first == 't' || first == 'f'
	case kind == reflect.String:
		return first == '"'
	case kind >= reflect.Int && kind <= reflect.Float64:
		return first == '-' || (first >= '0' && first <= '9')
	}
	return true
}

// chooseOutline takes the variant whose outline a value has, and that declares most of its properties; -1 where none has it.
func chooseOutline(text []byte, p *plan) int {
	best, fewest := -1, 0
	for i := range p.fields {
		t := p.fields[i].typ
		if !hasOutline(text, t) {
			continue
		}
		if unknown := unknownCount(text, t); best < 0 || unknown < fewest {
			best, fewest = i, unknown
		}
	}
	return best
}
