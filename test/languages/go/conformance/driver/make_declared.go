package driver

import (
	"encoding/json"
	"reflect"
	"slices"

	"golden.test/core"
)

// setDeclared makes a value of a declared type: a struct literal, or what the constructor of a variant gives.
func (t *Types) setDeclared(to reflect.Value, value any) error {
	name := to.Type().Name()
	entry := t.declared(name)
	if entry.Kind == "union" {
		return t.setUnion(to, name, entry, value)
	}
	values, ok := value.(map[string]any)
	if !ok {
		return misfit(value, to.Type())
	}
	left := map[string]any{}
	for key, item := range values {
		left[key] = item
	}
	for _, property := range entry.Properties {
		item, ok := values[property.Wire]
		if !ok {
			continue
		}
		// Programs leave constants alone: the zero value stands for them.
		isConstant := property.Type.Kind == "literal" && item == property.Type.Value
		if isConstant && property.Required || t.set(fieldOf(to, property.Accessor), item) == nil {
			delete(left, property.Wire)
		}
	}
	return t.setExtra(fieldOf(to, "ExtraProperties"), left)
}

// setExtra gives an object its undeclared properties, and values that do not have their declared form.
func (t *Types) setExtra(to reflect.Value, values map[string]any) error {
	if len(values) == 0 {
		return nil
	}
	if _, isUntyped := to.Interface().(core.Extra); !isUntyped {
		return t.setMap(to, values)
	}
	extra := core.Extra{}
	for key, value := range values {
		extra[key] = written(value)
	}
	to.Set(reflect.ValueOf(extra))
	return nil
}

// written is JSON that a program has itself.
func written(value any) json.RawMessage {
	text, err := json.Marshal(plain(value))
	if err != nil {
		fail("%v cannot be written: %v", value, err)
	}
	return text
}

func (t *Types) setUnion(to reflect.Value, name string, entry *declaredEntry, value any) error {
	variant := t.variantOf(entry, value)
	if variant == nil {
		fieldOf(to, "Raw").SetBytes(written(value))
		if tag, ok := tagOf(entry, value).(string); ok {
			fieldOf(to, "Type").SetString(tag)
		}
		return nil
	}
	maker := reflect.ValueOf(t.Makers[name][variant.Accessor])
	made := reflect.New(maker.Type().In(0)).Elem()
	if err := t.set(made, value); err != nil {
		return err
	}
	to.Set(maker.Call([]reflect.Value{made})[0])
	return nil
}

// tagOf is the discriminator of a value; nil where there is none.
func tagOf(entry *declaredEntry, value any) any {
	object, ok := value.(map[string]any)
	if !ok || entry.Tag == nil {
		return nil
	}
	return object[*entry.Tag]
}

// variantOf is the variant that a program makes of a value; nil where no variant is declared for it.
func (t *Types) variantOf(entry *declaredEntry, value any) *variantEntry {
	for i := range entry.Variants {
		variant := &entry.Variants[i]
		if entry.Tag == nil && t.fits(&variant.Type, value) || slices.Contains(variant.Tags, tagOf(entry, value)) {
			return variant
		}
	}
	return nil
}

// fits tells whether a value has the form of a variant: the type of a scalar, or all required properties of an object.
func (t *Types) fits(entry *typeEntry, value any) bool {
	switch entry.Kind {
	case "scalar":
		switch value.(type) {
		case bool:
			return entry.Scalar == "boolean"
		case json.Number:
			return entry.Scalar != "boolean" && entry.Scalar != "string"
		case string:
			return entry.Scalar == "string"
		}
		return false
	case "list":
		items, ok := value.([]any)
		return ok && !slices.ContainsFunc(items, func(item any) bool { return !t.fits(entry.Items, item) })
	case "ref":
		return t.fitsDeclared(t.declared(entry.Name), value)
	}
	return true
}

func (t *Types) fitsDeclared(entry *declaredEntry, value any) bool {
	switch value := value.(type) {
	case string:
		return entry.Kind == "enum" && entry.Base == "string"
	case json.Number:
		return entry.Kind == "enum" && entry.Base != "string"
	case map[string]any:
		return entry.Kind == "object" && !slices.ContainsFunc(entry.Properties, func(property propertyEntry) bool {
			_, ok := value[property.Wire]
			return property.Required && !ok
		})
	}
	return false
}
