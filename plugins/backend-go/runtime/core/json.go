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

// Ptr returns a pointer to a value, for optional properties.
func Ptr[T any](value T) *T { return &value }

// Nullable is a property that may be absent, null, or a value. The zero value is absent.
type Nullable[T any] struct {
	// value is a pointer, so that a type can hold a Nullable of itself.
	value  *T
	isNull bool
}

// Null returns a property that is null.
func Null[T any]() Nullable[T] { return Nullable[T]{isNull: true} }

// Value returns a property that has a value.
func Value[T any](value T) Nullable[T] { return Nullable[T]{value: &value} }

// IsZero reports whether the property is absent. The option omitzero uses it.
func (n Nullable[T]) IsZero() bool { return n.value == nil && !n.isNull }

// IsNull reports whether the property is null.
func (n Nullable[T]) IsNull() bool { return n.isNull }

// Get returns the value and whether there is one.
func (n Nullable[T]) Get() (T, bool) {
	if n.value == nil {
		var none T
		return none, false
	}
	return *n.value, true
}

// Or returns the value, or other if there is none.
func (n Nullable[T]) Or(other T) T {
	if n.value != nil {
		return *n.value
	}
	return other
}

// String returns the value as JSON, or null if there is none.
func (n Nullable[T]) String() string { return Text(n) }

// MarshalJSON implements json.Marshaler.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.value == nil {
		return []byte("null"), nil
	}
	return wire.MarshalPresent(*n.value)
}

// UnmarshalJSON implements json.Unmarshaler.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	return readNullable(data, &n.value, &n.isNull)
}

// readNullable reads what is a Nullable of any type: Go compiles it once. The value is a pointer to a pointer.
func readNullable(data []byte, value any, isNull *bool) error {
	to := reflect.ValueOf(value).Elem()
	if bytes.Equal(data, []byte("null")) {
		to.SetZero()
		*isNull = true
		return nil
	}
	if !json.Valid(data) {
		return &wire.Error{Path: "$", Problem: "not JSON"}
	}
	read := reflect.New(to.Type().Elem())
	exact, err := wire.UnmarshalExact(data, read.Interface())
	if err != nil {
		return err
	}
	*isNull = false
	to.Set(read)
	if exact {
		return nil
	}
	if read.Elem().IsZero() {
		to.SetZero()
	}
	return wire.ErrMisfit
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
	return wire.ErrMisfit
}
