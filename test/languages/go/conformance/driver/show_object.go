package driver

import (
	"reflect"

	"golden.test/core"
)

// showObject reads all declared properties, and the others. A property whose JSON the object also keeps is a misfit.
func (t *Types) showObject(entry *declaredEntry, v reflect.Value) shown {
	extra := fieldOf(v, "ExtraProperties")
	kept, isUntyped := extra.Interface().(core.Extra)
	if !isUntyped {
		kept = fieldOf(v, "InvalidProperties").Interface().(core.Extra)
	}
	value, declared := shown{}, map[string]bool{}
	for _, property := range entry.Properties {
		declared[property.Wire] = true
		field := fieldOf(v, property.Accessor)
		if property.Required && property.Type.Kind != "nullable" {
			field = orEmpty(field)
		}
		value[property.Wire] = t.showPart(&property.Type, field, kept, property.Wire)
	}
	further := shown{}
	for _, key := range extra.MapKeys() {
		name := key.String()
		switch {
		case declared[name] && isUntyped:
		case isUntyped:
			further[name] = shown{"any": parsedRaw(kept[name])}
		default:
			further[name] = t.showPart(entry.Extra, extra.MapIndex(key), kept, name)
		}
	}
	return shown{"model": entry.Name, "value": value, "extra": further}
}

// orEmpty is what a nil list or map is to a program where one is required: empty.
func orEmpty(v reflect.Value) reflect.Value {
	switch {
	case !isNil(v):
		return v
	case v.Kind() == reflect.Slice && v.Type() != bytesType:
		return reflect.MakeSlice(v.Type(), 0, 0)
	case v.Kind() == reflect.Map:
		return reflect.MakeMap(v.Type())
	}
	return v
}

// showPart reads a property of an object that keeps the JSON of those that do not have their declared form.
func (t *Types) showPart(entry *typeEntry, v reflect.Value, kept core.Extra, name string) shown {
	raw, isKept := kept[name]
	switch {
	case !isKept && entry.Kind == "any" && isNil(v):
		return shown{"nothing": true}
	case !isKept:
		return t.show(entry, v)
	}
	return t.showMisfit(entry, v, parsed(raw))
}

// showMisfit shows a value beside the JSON that was kept of it. In a list or map, the parts that could not be read are
// misfits: they have the zero value.
func (t *Types) showMisfit(entry *typeEntry, v reflect.Value, raw any) shown {
	items, isList := raw.([]any)
	if isList && entry.Kind == "list" && v.Len() == len(items) {
		return shown{"list": t.showItems(v, func(i int, item reflect.Value) shown {
			return t.showOdd(entry.Items, item, items[i])
		})}
	}
	values, isMap := raw.(map[string]any)
	if isMap && entry.Kind == "map" && v.Len() == len(values) {
		return shown{"map": t.showValues(v, func(key string, value reflect.Value) shown {
			return t.showOdd(entry.Values, value, values[key])
		})}
	}
	return shown{"misfit": shown{"raw": largeIntegers(raw), "read": t.show(entry, v)}}
}

// showOdd shows a part of a list or map that has some misfit.
func (t *Types) showOdd(entry *typeEntry, v reflect.Value, raw any) shown {
	if v.IsZero() || entry.Kind == "list" || entry.Kind == "map" {
		return t.showMisfit(entry, v, raw)
	}
	return t.show(entry, v)
}
