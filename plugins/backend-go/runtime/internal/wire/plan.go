package wire

import (
	"encoding/json"
	"io"
	"reflect"
	"strings"
	"sync"
)

// kind tells how a struct is written.
type kind int

const (
	objectKind kind = iota
	unionKind
	tupleKind
)

// field is one declared property, variant or item.
type field struct {
	name  string
	index []int
	typ   reflect.Type
	// omit leaves it out where it is zero.
	omit bool
	// null writes a nil list or map as null.
	null bool
	// constant is what a zero value stands for; of a variant, the one value that it has.
	constant *string
	// tags select a variant.
	tags []string
}

// plan is what the tags of a struct type say.
type plan struct {
	kind   kind
	fields []field
	byName map[string]int
	// constants are the places of those properties that are always there, and always the same.
	constants []int
	// extra is the map of undeclared properties, and kept that of texts which do not have their declared form: the same map
	// if the undeclared properties have no type. They are nil where there is none.
	extra []int
	kept  []int
	// raw and tag belong to unions; a tag is absent from undiscriminated ones.
	raw     []int
	tag     []int
	tagName string
	// withoutZero is found by unwritable, once: types can hold themselves.
	once        sync.Once
	withoutZero []int
}

var plans sync.Map // reflect.Type -> *plan

// planOf reads the tags of a struct type, once.
func planOf(t reflect.Type) *plan {
	if known, ok := plans.Load(t); ok {
		return known.(*plan)
	}
	p := &plan{byName: map[string]int{}}
	p.add(t, nil)
	for i := range p.fields {
		if f := &p.fields[i]; p.kind == objectKind && f.constant != nil && !f.omit {
			p.constants = append(p.constants, i)
		}
	}
	known, _ := plans.LoadOrStore(t, p)
	return known.(*plan)
}

func (p *plan) add(t reflect.Type, prefix []int) {
	for i := range t.NumField() {
		f := t.Field(i)
		index := append(append([]int{}, prefix...), i)
		if f.Anonymous {
			if inner := structUnder(f.Type); inner != nil && f.Tag.Get("json") == "" {
				p.add(inner, index)
			}
			continue
		}
		if !f.IsExported() {
			continue
		}
		p.addField(f, index)
	}
}

func structUnder(t reflect.Type) reflect.Type {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() == reflect.Struct {
		return t
	}
	return nil
}

func (p *plan) addField(f reflect.StructField, index []int) {
	if tags, ok := f.Tag.Lookup("union"); ok {
		p.kind = unionKind
		variant := field{name: f.Name, index: index, typ: f.Type, tags: splitTags(tags)}
		if constant, ok := f.Tag.Lookup("const"); ok {
			variant.constant = &constant
		}
		p.fields = append(p.fields, variant)
		return
	}
	if position, ok := f.Tag.Lookup("tuple"); ok {
		p.kind = tupleKind
		p.fields = append(p.fields, field{name: position, index: index, typ: f.Type})
		return
	}
	switch f.Tag.Get("sdk") {
	case "extra":
		p.extra = index
		if f.Type == textsType {
			p.kept = index
		}
		return
	case "kept":
		p.kept = index
		return
	case "raw":
		p.raw, p.kind = index, unionKind
		return
	case "tag":
		p.tag, p.tagName = index, jsonName(f)
		return
	}
	p.addProperty(f, index)
}

func (p *plan) addProperty(f reflect.StructField, index []int) {
	tag, ok := f.Tag.Lookup("json")
	// A parameter may have a name of its own, but is not part of the body.
	if !ok || tag == "-" {
		return
	}
	name := jsonName(f)
	_, options, _ := strings.Cut(tag, ",")
	property := field{
		name:  name,
		index: index,
		typ:   f.Type,
		omit:  strings.Contains(options, "omitzero"),
		null:  f.Tag.Get("nil") == "null",
	}
	if constant, ok := f.Tag.Lookup("const"); ok {
		property.constant = &constant
	}
	if at, ok := p.byName[name]; ok {
		// An outer field hides an embedded one of the same name.
		if len(p.fields[at].index) > len(index) {
			p.fields[at] = property
		}
		return
	}
	p.byName[name] = len(p.fields)
	p.fields = append(p.fields, property)
}

// jsonName is the name of a property on the wire. One that a tag with options cannot hold, such as the empty name, has a tag
// of its own.
func jsonName(f reflect.StructField) string {
	if name, ok := f.Tag.Lookup("name"); ok {
		return name
	}
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return name
}

// splitTags parts the values of a discriminator: a backslash keeps the character that follows it.
func splitTags(text string) []string {
	if text == "" {
		return nil
	}
	var tags []string
	var current strings.Builder
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\\' && i+1 < len(text):
			i++
			current.WriteByte(text[i])
		case text[i] == ',':
			tags = append(tags, current.String())
			current.Reset()
		default:
			current.WriteByte(text[i])
		}
	}
	return append(tags, current.String())
}

// isOurs tells whether the tags of a struct type say how it is written, whatever methods it has.
func isOurs(t reflect.Type) bool {
	p := planOf(t)
	return p.extra != nil || p.raw != nil || p.kind == tupleKind || !implements(t, marshalerType)
}

var (
	marshalerType   = reflect.TypeFor[json.Marshaler]()
	unmarshalerType = reflect.TypeFor[json.Unmarshaler]()
	// readerType is that of files, which definitions have in JSON, too.
	readerType = reflect.TypeFor[io.Reader]()
	rawType    = reflect.TypeFor[json.RawMessage]()
	textsType  = reflect.TypeFor[map[string]json.RawMessage]()
	numberType = reflect.TypeFor[json.Number]()
	enumType   = reflect.TypeFor[enum]()
)

func implements(t, wanted reflect.Type) bool {
	return t.Implements(wanted) || (t.Kind() != reflect.Pointer && reflect.PointerTo(t).Implements(wanted))
}

// fieldOf gives a field for reading; invalid where an embedded pointer on the way is nil.
func fieldOf(v reflect.Value, index []int) reflect.Value {
	if len(index) == 1 {
		return v.Field(index[0])
	}
	for i, at := range index {
		if i > 0 && v.Kind() == reflect.Pointer {
			if v.IsNil() {
				return reflect.Value{}
			}
			v = v.Elem()
		}
		v = v.Field(at)
	}
	return v
}

// fieldFor gives a field for writing, making embedded pointers on the way.
func fieldFor(v reflect.Value, index []int) reflect.Value {
	if len(index) == 1 {
		return v.Field(index[0])
	}
	for i, at := range index {
		if i > 0 && v.Kind() == reflect.Pointer {
			if v.IsNil() {
				v.Set(reflect.New(v.Type().Elem()))
			}
			v = v.Elem()
		}
		v = v.Field(at)
	}
	return v
}
