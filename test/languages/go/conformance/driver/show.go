package driver

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"time"

	"golden.test/core"
)

// shown is what a program reads of a value, in the form that docs/backends/3-conformance.md describes.
type shown = map[string]any

// show reads a value of a type by what is public of it: fields, methods of enums and Nullables, visitors of unions.
func (t *Types) show(entry *typeEntry, v reflect.Value) shown {
	if nullable, ok := t.nullable(typeOf(v)); ok {
		return t.showNullable(entry, nullable, v)
	}
	if entry.Kind == "any" {
		return shown{"any": plainAny(v)}
	}
	if isNil(v) {
		if entry.Kind == "nullable" {
			return shown{"null": true}
		}
		return shown{"nothing": true}
	}
	if v.Kind() == reflect.Pointer {
		return t.show(entry, v.Elem())
	}
	switch entry.Kind {
	case "nullable":
		return t.show(entry.Inner, v)
	case "list":
		if v.Kind() == reflect.Slice {
			return shown{"list": t.showItems(v, func(_ int, item reflect.Value) shown { return t.show(entry.Items, item) })}
		}
	case "map":
		if v.Kind() == reflect.Map {
			return shown{"map": t.showValues(v, func(_ string, value reflect.Value) shown { return t.show(entry.Values, value) })}
		}
	case "ref":
		return t.showDeclared(entry.Name, v)
	}
	return scalar(v)
}

func typeOf(v reflect.Value) reflect.Type {
	if !v.IsValid() {
		return nil
	}
	return v.Type()
}

func isNil(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return v.IsNil()
	}
	return false
}

func (t *Types) showNullable(entry *typeEntry, nullable Nullable, v reflect.Value) shown {
	inner, presence := nullable.read(v)
	if presence != "present" {
		return shown{presence: true}
	}
	if entry.Kind == "nullable" {
		entry = entry.Inner
	}
	return t.show(entry, inner)
}

func (t *Types) showItems(list reflect.Value, show func(int, reflect.Value) shown) []shown {
	items := make([]shown, list.Len())
	for i := range items {
		items[i] = show(i, list.Index(i))
	}
	return items
}

func (t *Types) showValues(values reflect.Value, show func(string, reflect.Value) shown) shown {
	read := shown{}
	for _, key := range values.MapKeys() {
		read[key.String()] = show(key.String(), values.MapIndex(key))
	}
	return read
}

func (t *Types) showDeclared(name string, v reflect.Value) shown {
	entry := t.declared(name)
	switch {
	case entry.Kind == "enum":
		return t.showEnum(name, entry, v)
	case v.Kind() != reflect.Struct:
		return scalar(v)
	case entry.Kind == "union":
		return t.showUnion(name, entry, v)
	}
	return t.showObject(entry, v)
}

// showEnum compares a value with the constants.
func (t *Types) showEnum(name string, entry *declaredEntry, v reflect.Value) shown {
	enum, ok := v.Interface().(interface{ Known() bool })
	if !ok {
		return scalar(v)
	}
	read := shown{"enum": bare(v), "known": enum.Known()}
	for _, one := range entry.Cases {
		if constant, ok := t.Constants[name][one.Accessor]; ok && constant == v.Interface() {
			read["case"] = bare(reflect.ValueOf(constant))
		}
	}
	return read
}

// bare is the text or the number of an enum.
func bare(v reflect.Value) any {
	switch {
	case v.Kind() == reflect.String:
		return v.String()
	case v.CanInt():
		return v.Int()
	}
	return v.Interface()
}

func (t *Types) showUnion(name string, entry *declaredEntry, v reflect.Value) shown {
	visit := t.visit(name, v)
	for _, variant := range entry.Variants {
		pointer := fieldOf(v, variant.Accessor)
		if pointer.IsNil() {
			continue
		}
		read := shown{"variant": variant.Name, "value": t.show(&variant.Type, pointer)}
		if entry.Tag != nil {
			read["tag"] = fieldOf(v, "Type").String()
		}
		if visit != nil {
			read["visited"] = visit.variant
			if visit.variant == variant.Accessor && visit.value == pointer.Interface() {
				read["visited"] = variant.Name
			}
		}
		return read
	}
	return showUnknown(entry, v, visit)
}

// showUnknown reads a variant that is not declared, by the visitor if there is one.
func showUnknown(entry *declaredEntry, v reflect.Value, visit *Visit) shown {
	unknown := shown{"raw": parsedRaw(fieldOf(v, "Raw").Bytes())}
	if entry.Tag != nil {
		unknown["tag"] = fieldOf(v, "Type").String()
	}
	if visit != nil {
		if visit.variant != "unknown" {
			return shown{"variant": visit.variant}
		}
		unknown["raw"] = parsedRaw(visit.raw)
		if entry.Tag != nil {
			unknown["tag"] = visit.tag
		}
	}
	return shown{"unknown": unknown}
}

// visit is what a visitor sees; nil for a union without visitors.
func (t *Types) visit(name string, v reflect.Value) *Visit {
	accept, ok := t.Visits[name]
	if !ok {
		return nil
	}
	visit := &Visit{}
	if err := accept(v.Interface(), visit); err != nil {
		fail("a visitor of %s fails: %v", name, err)
	}
	return visit
}

func fieldOf(v reflect.Value, name string) reflect.Value {
	field := v.FieldByName(name)
	if !field.IsValid() {
		fail("%v has no field %s", v.Type(), name)
	}
	return field
}

// scalar shows a value by its own type, whatever the definition declares.
func scalar(v reflect.Value) shown {
	switch value := v.Interface().(type) {
	case time.Time:
		return shown{"instant": instantOf(value), "offset": offsetOf(value)}
	case core.Date:
		return shown{"date": fmt.Sprintf("%04d-%02d-%02d", value.Year, value.Month, value.Day)}
	case []byte:
		return shown{"bytes": hex.EncodeToString(value)}
	}
	switch v.Kind() {
	case reflect.String:
		return shown{"text": v.String()}
	case reflect.Bool:
		return shown{"bool": v.Bool()}
	case reflect.Int32, reflect.Int64, reflect.Uint32, reflect.Uint64:
		return shown{v.Kind().String(): fmt.Sprint(v.Interface())}
	case reflect.Float64:
		return shown{"number": strconv.FormatFloat(v.Float(), 'g', -1, 64)}
	case reflect.Float32:
		return shown{"float": strconv.FormatFloat(v.Float(), 'g', -1, 32)}
	}
	return shown{"any": plainAny(v)}
}

func instantOf(t time.Time) string {
	return time.Unix(t.Unix(), int64(t.Nanosecond())).UTC().Format("2006-01-02T15:04:05.999999999Z")
}

func offsetOf(t time.Time) string {
	_, seconds := t.Zone()
	sign := '+'
	if seconds < 0 {
		sign, seconds = '-', -seconds
	}
	return fmt.Sprintf("%c%02d:%02d", sign, seconds/3600, seconds/60%60)
}

// plainAny is a value without a declared type: what encoding/json makes of any JSON, and numbers as they were written.
func plainAny(v reflect.Value) any {
	if !v.IsValid() || !v.CanInterface() {
		return nil
	}
	return largeIntegers(v.Interface())
}

// parsedRaw is JSON that a program gets as it came. A program reads it with encoding/json.
func parsedRaw(raw json.RawMessage) any {
	if len(raw) == 0 {
		return nil
	}
	return largeIntegers(parsed(raw))
}
