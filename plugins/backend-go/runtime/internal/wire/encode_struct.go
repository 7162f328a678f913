package wire

import (
	"reflect"
	"slices"
)

func encodeObject(to []byte, v reflect.Value) ([]byte, error) {
	return appendObject(to, v, nil)
}

// pair is a property that replaces a declared one.
type pair struct {
	name string
	text []byte
}

// appendObject writes an object. The pair comes first, in place of the declared property of that name.
func appendObject(to []byte, v reflect.Value, first *pair) ([]byte, error) {
	p := planOf(v.Type())
	to = append(to, '{')
	comma := false
	var err error
	if first != nil {
		if to, err = appendKey(to, first.name, false); err != nil {
			return to, err
		}
		to, comma = append(to, first.text...), true
	}
	kept := keptTexts(v, p)
	for i := range p.fields {
		f := &p.fields[i]
		value := fieldOf(v, f.index)
		if first != nil && f.name == first.name {
			continue
		}
		if text, ok := keptText(kept, f.name, value); ok {
			if to, err = appendKey(to, f.name, comma); err != nil {
				return to, err
			}
			to, comma = append(to, text...), true
			continue
		}
		if f.absent(value) || f.isMissing(kept, value) {
			continue
		}
		if to, err = appendKey(to, f.name, comma); err != nil {
			return to, err
		}
		comma = true
		if to, err = f.encode(to, value); err != nil {
			return to, within(err, keySegment(f.name))
		}
	}
	to, err = appendExtra(to, v, p, first, comma)
	return append(to, '}'), err
}

// appendExtra writes the undeclared properties: those first whose texts were kept, since they do not have the declared type.
func appendExtra(to []byte, v reflect.Value, p *plan, first *pair, comma bool) ([]byte, error) {
	if p.extra == nil {
		return to, nil
	}
	extra := fieldOf(v, p.extra)
	if !extra.IsValid() || extra.Len() == 0 {
		return to, nil
	}
	written := make(map[string]bool, len(p.fields)+1)
	for i := range p.fields {
		written[p.fields[i].name] = true
	}
	if first != nil {
		written[first.name] = true
	}
	var err error
	if extra.Type() != textsType {
		kept := keptTexts(v, p)
		for _, name := range sortedKeys(reflect.ValueOf(kept)) {
			text, ok := keptText(kept, name, extra.MapIndex(reflect.ValueOf(name)))
			if !ok || written[name] {
				continue
			}
			if to, err = appendKey(to, name, comma); err != nil {
				return to, err
			}
			to, comma, written[name] = append(to, text...), true, true
		}
	}
	to, _, err = appendEntries(to, extra, written, comma)
	return to, err
}

// zeroer is a type that knows itself when it is absent.
type zeroer interface{ IsZero() bool }

// absent tells whether a property is left out.
func (f *field) absent(v reflect.Value) bool {
	if !v.IsValid() {
		return true
	}
	if !f.omit {
		return false
	}
	if v.Kind() == reflect.Struct {
		if z, ok := v.Interface().(zeroer); ok {
			return z.IsZero()
		}
	}
	return v.IsZero()
}

// encode writes the value of a property.
func (f *field) encode(to []byte, v reflect.Value) ([]byte, error) {
	if f.constant != nil && v.IsZero() {
		if under(v.Type()) == reflect.String {
			return appendString(to, *f.constant)
		}
		return append(to, *f.constant...), nil
	}
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		if v.IsNil() && (f.null || f.typ == rawType) {
			return append(to, "null"...), nil
		}
	}
	return encode(to, v)
}

// under gives the kind of a type, or of what it points to.
func under(t reflect.Type) reflect.Kind {
	if t.Kind() == reflect.Pointer {
		return t.Elem().Kind()
	}
	return t.Kind()
}

func encodeTuple(to []byte, v reflect.Value) ([]byte, error) {
	p := planOf(v.Type())
	to = append(to, '[')
	n := 0
	add := func(item reflect.Value) (err error) {
		if n > 0 {
			to = append(to, ',')
		}
		if to, err = encode(to, item); err != nil {
			return within(err, indexSegment(n))
		}
		n++
		return nil
	}
	for i := range p.fields {
		f := &p.fields[i]
		value := fieldOf(v, f.index)
		if f.name != "rest" {
			if err := add(value); err != nil {
				return to, err
			}
			continue
		}
		for i := range value.Len() {
			if err := add(value.Index(i)); err != nil {
				return to, err
			}
		}
	}
	return append(to, ']'), nil
}

func encodeUnion(to []byte, v reflect.Value) ([]byte, error) {
	p := planOf(v.Type())
	for i := range p.fields {
		f := &p.fields[i]
		variant := fieldOf(v, f.index)
		if variant.IsZero() {
			continue
		}
		object := reflect.Indirect(variant)
		if p.tag == nil || len(f.tags) == 0 || object.Kind() != reflect.Struct || planOf(object.Type()).kind != objectKind {
			return encode(to, variant)
		}
		return p.encodeVariant(to, v, f, object)
	}
	if raw := fieldOf(v, p.raw); raw.Len() > 0 {
		return encodeRaw(to, raw)
	}
	return to, newFault("a union without a value")
}

// encodeVariant writes an object with its discriminator: that of the object, or else that of the union if it is valid.
func (p *plan) encodeVariant(to []byte, v reflect.Value, f *field, object reflect.Value) ([]byte, error) {
	text, err := ownTag(object, p.tagName)
	if err != nil {
		return to, err
	}
	if own, ok := tagText(text); !ok || (own == "" && !slices.Contains(f.tags, "")) {
		tag := fieldOf(v, p.tag).String()
		if !slices.Contains(f.tags, tag) {
			tag = f.tags[0]
		}
		text = []byte(tag)
		inner := planOf(object.Type())
		if at, declared := inner.byName[p.tagName]; !declared || under(inner.fields[at].typ) == reflect.String {
			if text, err = appendString(nil, tag); err != nil {
				return to, err
			}
		}
	}
	return appendObject(to, object, &pair{name: p.tagName, text: text})
}

// ownTag gives the text of an object's property, declared or not; nil where it has none.
func ownTag(object reflect.Value, name string) ([]byte, error) {
	p := planOf(object.Type())
	if at, declared := p.byName[name]; declared {
		f := &p.fields[at]
		value := fieldOf(object, f.index)
		if text, ok := keptText(keptTexts(object, p), name, value); ok {
			return text, nil
		}
		if !value.IsValid() || value.IsZero() {
			return nil, nil
		}
		return f.encode(nil, value)
	}
	if p.extra == nil {
		return nil, nil
	}
	if value := fieldOf(object, p.extra).MapIndex(reflect.ValueOf(name)); value.IsValid() {
		return encode(nil, value)
	}
	return nil, nil
}

// TagOf gives the text that an object has for a discriminator, or another one if it has none.
func TagOf(object any, name, otherwise string) string {
	v := reflect.ValueOf(object)
	p := planOf(v.Type())
	if at, ok := p.byName[name]; ok {
		own := reflect.Indirect(fieldOf(v, p.fields[at].index))
		if own.Kind() == reflect.String && own.Len() > 0 {
			return own.String()
		}
	}
	return otherwise
}

// encodeListed writes a value that is present: a nil list or map is an empty one.
func encodeListed(to []byte, v reflect.Value) ([]byte, error) {
	return (&field{}).encode(to, v)
}
