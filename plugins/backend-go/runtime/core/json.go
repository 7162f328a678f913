package core

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"sdkmodule/internal/wire"
)

// Thousands of methods call the functions below: the compiler is not to spell each of them out.

// Marshal writes a value of the SDK as JSON. It is for the MarshalJSON methods of such values.
//
//go:noinline
func Marshal(value any) ([]byte, error) { return wire.Marshal(value) }

// Unmarshal reads JSON into a value of the SDK. It is for the UnmarshalJSON methods of such values.
//
//go:noinline
func Unmarshal(data []byte, target any) error { return wire.Unmarshal(data, target) }

// Text returns a value of the SDK as JSON. It is for the String methods of such values.
//
//go:noinline
func Text(value any) string {
	text, err := wire.Marshal(value)
	if err != nil {
		return "cannot be written as JSON: it holds " + err.Error()
	}
	return string(text)
}

// OneOf reports whether a text is one of those that are known. It is for the Known methods of enums.
//
//go:noinline
func OneOf(text string, known ...string) bool { return slices.Contains(known, text) }

// TagOf returns the text that a variant of a union has for its discriminator, or the one that stands for it.
func TagOf(variant any, name, otherwise string) string { return wire.TagOf(variant, name, otherwise) }

// Ptr returns a pointer to a value, for optional properties.
func Ptr[T any](value T) *T { return &value }

// Extra holds undeclared properties of an object, and values that are not of their declared type, as JSON.
type Extra = map[string]json.RawMessage

// Nullable is a property that may be absent, null, or a value. The zero value is absent.
//
// An SDK may have hundreds of them, and Go compiles each method for each, four times where it is inlined.
type Nullable[T any] struct {
	value T
	state presence
}

// presence has the size of a pointer: without a gap, Go compares most Nullables as memory, without a function for each.
type presence uintptr

const (
	absent presence = iota
	null
	present
)

// Null returns a property that is null.
func Null[T any]() Nullable[T] { return Nullable[T]{state: null} }

// Value returns a property that has a value. A nil pointer is null.
func Value[T any](value T) Nullable[T] {
	if v := reflect.ValueOf(value); v.Kind() == reflect.Pointer && v.IsNil() {
		return Null[T]()
	}
	return Nullable[T]{value, present}
}

// IsZero reports whether the property is absent. The option omitzero uses it.
func (n Nullable[T]) IsZero() bool { return n.state == absent }

// IsNull reports whether the property is null.
func (n Nullable[T]) IsNull() bool { return n.state == null }

// Get returns the value and whether there is one.
//
//go:noinline
func (n Nullable[T]) Get() (T, bool) { return n.value, n.state == present }

// Or returns the value, or other if there is none.
//
//go:noinline
func (n Nullable[T]) Or(other T) T {
	if n.state == present {
		return n.value
	}
	return other
}

// String returns the value as JSON, or null if there is none.
//
//go:noinline
func (n Nullable[T]) String() string { return Text(n) }

// MarshalJSON implements json.Marshaler.
//
//go:noinline
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.state != present {
		return []byte("null"), nil
	}
	return wire.MarshalPresent(n.value)
}

// UnmarshalJSON implements json.Unmarshaler.
//
//go:noinline
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	return readNullable(data, &n.value, &n.state)
}

// readNullable reads a Nullable of any type into the target of value. It is not generic, so Go compiles it once.
func readNullable(data []byte, value any, state *presence) error {
	to := reflect.ValueOf(value).Elem()
	if bytes.Equal(data, []byte("null")) {
		to.SetZero()
		*state = null
		return nil
	}
	read := reflect.New(to.Type())
	err := wire.UnmarshalPart(data, read.Interface())
	if err != nil && err != wire.ErrMisfit && err != wire.ErrLoose {
		return err
	}
	to.Set(read.Elem())
	*state = present
	if err == wire.ErrMisfit && to.IsZero() {
		*state = absent
	}
	return err
}

// Date is a calendar date without a time or a time zone.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// NewDate returns a calendar date.
func NewDate(year int, month time.Month, day int) Date { return Date{year, month, day} }

// DateOf returns the date of a time in the time's own zone.
func DateOf(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// ParseDate parses a date of the form 2006-01-02.
func ParseDate(text string) (Date, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return Date{}, newConfigurationError("not a date: it must look like 2006-01-02")
	}
	return DateOf(t), nil
}

// String formats the date as 2006-01-02.
func (d Date) String() string { return d.In(time.UTC).Format(time.DateOnly) }

// In returns the first moment of the date in a time zone.
func (d Date) In(zone *time.Location) time.Time {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, zone)
}

// IsZero reports whether the date is not set.
func (d Date) IsZero() bool { return d == Date{} }

// MarshalJSON implements json.Marshaler.
func (d Date) MarshalJSON() ([]byte, error) { return []byte(`"` + d.String() + `"`), nil }

// UnmarshalJSON implements json.Unmarshaler.
func (d *Date) UnmarshalJSON(data []byte) error {
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return &wire.Error{Path: "$", Problem: "another value than a date"}
	}
	if text == "" && len(data) == len("null") {
		return nil
	}
	parsed, err := ParseDate(text)
	if err == nil {
		*d = parsed
		return nil
	}
	t, _, ok := wire.ParseTime(text)
	if !ok {
		return &wire.Error{Path: "$", Problem: "a string that is no date"}
	}
	*d = DateOf(t)
	return wire.ErrLoose
}
