package driver

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"reflect"
	"strconv"
	"strings"
	"time"

	"golden.test/core"
)

// Values of messages are made as programs make them: by literals, the fields of structs and the constructors of unions.

var (
	readerType = reflect.TypeFor[io.Reader]()
	timeType   = reflect.TypeFor[time.Time]()
	dateType   = reflect.TypeFor[core.Date]()
	bytesType  = reflect.TypeFor[[]byte]()
)

// misfit says that a type cannot hold a value of a message.
func misfit(value any, of reflect.Type) error { return fmt.Errorf("%v is no %v", value, of) }

// set gives a variable the value of a message. It fails if its type cannot hold the value.
func (t *Types) set(to reflect.Value, value any) error {
	if nullable, ok := t.nullable(to.Type()); ok {
		return t.setNullable(to, nullable, value)
	}
	switch {
	case to.Kind() == reflect.Interface && to.Type() != readerType:
		if value != nil {
			to.Set(reflect.ValueOf(plain(value)))
		}
		return nil
	case value == nil:
		if !canBeNil(to.Kind()) {
			return misfit("null", to.Type())
		}
		to.SetZero()
		return nil
	}
	switch to.Type() {
	case readerType:
		to.Set(reflect.ValueOf(readerOf(value)))
		return nil
	case timeType, dateType:
		return setTime(to, value)
	case bytesType:
		return setBytes(to, value)
	}
	return t.setKind(to, value)
}

func canBeNil(kind reflect.Kind) bool {
	switch kind {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return true
	}
	return false
}

func (t *Types) setKind(to reflect.Value, value any) error {
	switch to.Kind() {
	case reflect.Pointer:
		made := reflect.New(to.Type().Elem())
		err := t.set(made.Elem(), value)
		if err == nil {
			to.Set(made)
		}
		return err
	case reflect.String:
		return setText(to, value)
	case reflect.Bool:
		flag, ok := value.(bool)
		to.SetBool(flag)
		return orMisfit(ok, value, to)
	case reflect.Slice:
		return t.setList(to, value)
	case reflect.Map:
		return t.setMap(to, value)
	case reflect.Struct:
		return t.setDeclared(to, value)
	}
	return setNumber(to, value)
}

func orMisfit(ok bool, value any, to reflect.Value) error {
	if ok {
		return nil
	}
	return misfit(value, to.Type())
}

func (t *Types) setNullable(to reflect.Value, nullable Nullable, value any) error {
	if value == nil {
		to.Set(nullable.null())
		return nil
	}
	inner := reflect.New(nullable.inner).Elem()
	err := t.set(inner, value)
	if err == nil {
		to.Set(nullable.value(inner))
	}
	return err
}

func setTime(to reflect.Value, value any) error {
	given, _ := value.(string)
	form := time.RFC3339
	if to.Type() == dateType {
		form = time.DateOnly
	}
	at, err := time.Parse(form, given)
	if err != nil {
		return misfit(value, to.Type())
	}
	if to.Type() == dateType {
		to.Set(reflect.ValueOf(core.NewDate(at.Year(), at.Month(), at.Day())))
	} else {
		to.Set(reflect.ValueOf(at))
	}
	return nil
}

func setBytes(to reflect.Value, value any) error {
	if special, ok := special(value, "$bytes"); ok {
		value = special
	}
	given, ok := value.(string)
	data, err := base64.StdEncoding.DecodeString(given)
	to.SetBytes(data)
	return orMisfit(ok && err == nil, value, to)
}

// setText sets a text just as it is. Half of a surrogate pair, which reading JSON has replaced, is what it is to a Go
// program: a text that is not UTF-8.
func setText(to reflect.Value, value any) error {
	given, ok := value.(string)
	to.SetString(strings.ReplaceAll(given, "\ufffd", "\xed\xa0\x80"))
	return orMisfit(ok, value, to)
}

func setNumber(to reflect.Value, value any) error {
	if special, ok := special(value, "$number"); ok {
		value = json.Number(text(special))
	}
	number, ok := plain(value).(json.Number)
	if !ok {
		return misfit(value, to.Type())
	}
	var err error
	switch {
	case to.CanInt():
		var n int64
		n, err = strconv.ParseInt(number.String(), 10, to.Type().Bits())
		to.SetInt(n)
	case to.CanUint():
		var n uint64
		n, err = strconv.ParseUint(number.String(), 10, to.Type().Bits())
		to.SetUint(n)
	case to.CanFloat():
		to.SetFloat(floatOf(number))
	default:
		err = misfit(value, to.Type())
	}
	return err
}

func floatOf(number json.Number) float64 {
	value, err := number.Float64()
	if err != nil {
		return math.NaN()
	}
	return value
}

func (t *Types) setList(to reflect.Value, value any) error {
	items, ok := value.([]any)
	if !ok {
		return misfit(value, to.Type())
	}
	list := reflect.MakeSlice(to.Type(), len(items), len(items))
	for i, item := range items {
		if err := t.set(list.Index(i), item); err != nil {
			return err
		}
	}
	to.Set(list)
	return nil
}

func (t *Types) setMap(to reflect.Value, value any) error {
	values, ok := value.(map[string]any)
	if !ok {
		return misfit(value, to.Type())
	}
	made := reflect.MakeMap(to.Type())
	for key, item := range values {
		of := reflect.New(to.Type().Elem()).Elem()
		if err := t.set(of, item); err != nil {
			return err
		}
		made.SetMapIndex(reflect.ValueOf(key), of)
	}
	to.Set(made)
	return nil
}
