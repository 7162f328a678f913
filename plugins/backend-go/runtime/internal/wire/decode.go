package wire

import (
	"encoding/json"
	"errors"
	"math/big"
	"reflect"
	"sync"
	"time"
)

// Unmarshal reads a JSON text into what target points to. A failure is an *Error.
func Unmarshal(data []byte, target any) error {
	found, err := read(data, target)
	if err != nil {
		return finish(err)
	}
	return finish(found.fault)
}

// UnmarshalPart is Unmarshal for an UnmarshalJSON method of the SDK: the failure can be ErrMisfit or ErrLoose, too.
func UnmarshalPart(data []byte, target any) error {
	found, err := read(data, target)
	switch {
	case err != nil:
		return finish(err)
	case found.fault != nil:
		return ErrMisfit
	case found.loose:
		return ErrLoose
	}
	return nil
}

func read(data []byte, target any) (misfits, error) {
	if !json.Valid(data) {
		return misfits{}, &Error{Path: "$", Problem: "not JSON"}
	}
	v := reflect.ValueOf(target)
	if v.Kind() != reflect.Pointer || v.IsNil() {
		return misfits{}, &Error{Path: "$", Problem: "no pointer to read into"}
	}
	s := scanner{data: data}
	err := decode(&s, v.Elem())
	return s.misfits, err
}

// decoder reads the next value of a text into a Go value that can be set.
type decoder func(s *scanner, v reflect.Value) error

var decoders sync.Map // reflect.Type -> decoder

func decode(s *scanner, v reflect.Value) error {
	return decoderOf(v.Type())(s, v)
}

// decoderOf finds how values of a type are read, once.
func decoderOf(t reflect.Type) decoder {
	if known, ok := decoders.Load(t); ok {
		return known.(decoder)
	}
	made := newDecoder(t)
	known, _ := decoders.LoadOrStore(t, made)
	return known.(decoder)
}

var (
	timeType   = reflect.TypeFor[time.Time]()
	bigIntType = reflect.TypeFor[big.Int]()
)

func newDecoder(t reflect.Type) decoder {
	switch {
	case t == rawType:
		return decodeRaw
	case t == timeType:
		return decodeTime
	case t == numberType:
		return numberDecoder("a number", setNumberText)
	case t == bigIntType:
		return numberDecoder("an integer", setBigInt)
	case t == readerType:
		return decodeReader
	case t.Kind() == reflect.Struct && isOurs(t):
		return structDecoder(t)
	case t.Kind() != reflect.Pointer && implements(t, unmarshalerType):
		return decodeForeign
	}
	if scalar := scalarDecoder(t.Kind()); scalar != nil {
		if t.Implements(enumType) {
			return enumDecoder(scalar)
		}
		return scalar
	}
	switch t.Kind() {
	case reflect.Pointer:
		return pointerDecoder(t)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return decodeBytes
		}
		return decodeList
	case reflect.Map:
		return decodeMap
	case reflect.Interface:
		return decodeAny
	case reflect.Struct:
		return structDecoder(t)
	}
	return func(*scanner, reflect.Value) error { return newFault("a value that " + t.String() + " cannot hold") }
}

func structDecoder(t reflect.Type) decoder {
	switch planOf(t).kind {
	case unionKind:
		return decodeUnion
	case tupleKind:
		return decodeTuple
	default:
		return objectDecoder(t)
	}
}

func decodeRaw(s *scanner, v reflect.Value) error {
	v.SetBytes(append([]byte(nil), s.skip()...))
	return nil
}

// decodeForeign leaves the value to the type's own method.
func decodeForeign(s *scanner, v reflect.Value) error {
	text := s.skip()
	err := v.Addr().Interface().(json.Unmarshaler).UnmarshalJSON(text)
	if err == nil && string(text) == "null" && isAbsent(v) {
		err = ErrMisfit
	}
	if errors.Is(err, ErrLoose) {
		s.misfits.loose = true
		s.doubts++
		return nil
	}
	if err == nil || s.strict {
		return err
	}
	if errors.Is(err, ErrMisfit) {
		s.misfits.loose = true
		return nil
	}
	v.SetZero()
	s.remember(err)
	return nil
}

func pointerDecoder(t reflect.Type) decoder {
	inner := sync.OnceValue(func() decoder { return decoderOf(t.Elem()) })
	return func(s *scanner, v reflect.Value) error { return decodePointer(s, v, inner()) }
}

func decodePointer(s *scanner, v reflect.Value, inner decoder) error {
	if s.peek() == 'n' {
		s.skip()
		v.SetZero()
		return nil
	}
	made := reflect.New(v.Type().Elem())
	before := s.misfits.fault
	if err := inner(s, made.Elem()); err != nil {
		return err
	}
	if before == nil && s.misfits.fault != nil && made.Elem().IsZero() {
		v.SetZero()
		return nil
	}
	v.Set(made)
	return nil
}

// null skips a null, which leaves the zero value, because servers send null even if their definitions forbid it.
func (s *scanner) null(v reflect.Value) (bool, error) {
	if s.peek() != 'n' {
		return false, nil
	}
	if s.strict && v.Kind() != reflect.Interface {
		return false, newFault("null")
	}
	s.skip()
	v.SetZero()
	s.misfits.loose = s.misfits.loose || v.Kind() != reflect.Interface
	return true, nil
}

func decodeList(s *scanner, v reflect.Value) error {
	if s.peek() == 'n' {
		s.skip()
		v.SetZero()
		return nil
	}
	if s.peek() != '[' {
		return s.misfit(v, problemOf(s, "a list"))
	}
	s.enter()
	v.Set(reflect.MakeSlice(v.Type(), 0, 0))
	item := decoderOf(v.Type().Elem())
	found := s.take()
	for n := 0; s.more(']'); n++ {
		if n == v.Cap() {
			v.Grow(max(4, n))
		}
		v.SetLen(n + 1)
		if err := item(s, v.Index(n)); err != nil {
			return within(err, indexSegment(n))
		}
		if s.misfits.any() {
			found.add(s.take(), indexSegment(n))
		}
	}
	s.misfits = found
	return nil
}

func decodeMap(s *scanner, v reflect.Value) error {
	t := v.Type()
	if s.peek() == 'n' {
		s.skip()
		v.SetZero()
		return nil
	}
	if s.peek() != '{' {
		return s.misfit(v, problemOf(s, "an object"))
	}
	if t.Key().Kind() != reflect.String {
		return newFault("a map whose keys are no strings")
	}
	s.enter()
	m := reflect.MakeMap(t)
	value := decoderOf(t.Elem())
	found := s.take()
	for s.more('}') {
		key := string(s.key())
		item := reflect.New(t.Elem()).Elem()
		s.peek()
		if err := value(s, item); err != nil {
			return within(err, keySegment(key))
		}
		if s.misfits.any() {
			found.add(s.take(), keySegment(key))
		}
		m.SetMapIndex(reflect.ValueOf(key).Convert(t.Key()), item)
	}
	v.Set(m)
	s.misfits = found
	return nil
}

func decodeAny(s *scanner, v reflect.Value) error {
	if v.NumMethod() > 0 {
		return newFault("a value that " + v.Type().String() + " cannot hold")
	}
	if value := anyValue(s); value != nil {
		v.Set(reflect.ValueOf(value))
	} else {
		v.SetZero()
	}
	return nil
}

// anyValue reads a value whose type is not known. Numbers keep their text.
func anyValue(s *scanner) any {
	switch s.peek() {
	case '{':
		s.enter()
		object := map[string]any{}
		for s.more('}') {
			key := string(s.key())
			object[key] = anyValue(s)
		}
		return object
	case '[':
		s.enter()
		list := []any{}
		for s.more(']') {
			list = append(list, anyValue(s))
		}
		return list
	case '"':
		return string(unquote(s.skipString()))
	case 't', 'f':
		return s.skip()[0] == 't'
	case 'n':
		s.skip()
		return nil
	default:
		return json.Number(s.skip())
	}
}
