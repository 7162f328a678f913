package core

import (
	"reflect"
	"slices"

	"sdkmodule/internal/params"
	"sdkmodule/internal/wire"
)

// properties gives those of an object, extra ones included, which are last.
func (b bodyValue) properties() []wire.Property {
	replaced := make(map[string]bool, len(b.extra))
	for _, property := range b.extra {
		replaced[property.Name] = true
	}
	var all []wire.Property
	for _, property := range wire.Properties(b.whole) {
		if !replaced[property.Name] {
			all = append(all, property)
		}
	}
	return append(all, b.extra...)
}

// fields gives the properties with what is declared of them: declared ones in their order, then the others.
func (b bodyValue) fields(spec *BodySpec) []formField {
	rank := make(map[string]int, len(spec.Fields))
	for i := range spec.Fields {
		rank[spec.Fields[i].Name] = i
	}
	declared := make([][]formField, len(spec.Fields))
	var others []formField
	for _, property := range b.properties() {
		if at, ok := rank[property.Name]; ok {
			declared[at] = append(declared[at], formField{spec.Fields[at], property.Value})
		} else {
			others = append(others, formField{FieldSpec{Name: property.Name}, property.Value})
		}
	}
	return append(slices.Concat(declared...), others...)
}

// formField is one field of a form, with its value.
type formField struct {
	FieldSpec
	value reflect.Value
}

// style is how its lists and objects are written.
func (f *formField) style() params.Style { return params.Style{Name: f.Style, Explode: f.Explode} }
