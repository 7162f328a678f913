package wire

import (
	"encoding/base64"
	"reflect"
	"strings"
)

// scalarDecoder finds how a scalar is read; nil for other kinds.
func scalarDecoder(kind reflect.Kind) decoder {
	switch kind {
	case reflect.Bool:
		return decodeBool
	case reflect.String:
		return decodeString
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return numberDecoder("an integer", setInt)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return numberDecoder("an integer", setUint)
	case reflect.Float32, reflect.Float64:
		return numberDecoder("a number", setFloat)
	}
	return nil
}

// enum is a type of which the definition declares some values.
type enum interface{ Known() bool }

// enumDecoder reads any value of an enum. One that is not declared may rather be that of another variant of a union.
func enumDecoder(read decoder) decoder {
	return func(s *scanner, v reflect.Value) error {
		err := read(s, v)
		if s.strict && err == nil && !v.Interface().(enum).Known() {
			s.doubts++
		}
		return err
	}
}

func decodeBool(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	if c := s.peek(); c != 't' && c != 'f' {
		return s.misfit(v, problemOf(s, "a boolean"))
	}
	v.SetBool(s.skip()[0] == 't')
	return nil
}

func decodeString(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	switch s.peek() {
	case '"':
		v.SetString(string(unquote(s.skipString())))
		return nil
	case '{', '[':
		return s.misfit(v, problemOf(s, "a string"))
	}
	// A number or a boolean is of use as text, and written back as it came.
	start := s.pos
	if err := s.misfit(v, problemOf(s, "a string")); err != nil {
		return err
	}
	v.SetString(string(s.data[start:s.pos]))
	return nil
}

var base64Forms = []*base64.Encoding{
	base64.StdEncoding, base64.RawStdEncoding, base64.URLEncoding, base64.RawURLEncoding,
}

func decodeBytes(s *scanner, v reflect.Value) error {
	if s.peek() == 'n' {
		s.skip()
		v.SetZero()
		return nil
	}
	if s.peek() != '"' {
		return s.misfit(v, problemOf(s, "a string in base64"))
	}
	start := s.pos
	text := string(unquote(s.skipString()))
	for _, form := range base64Forms {
		if bytes, err := form.DecodeString(text); err == nil {
			v.SetBytes(bytes)
			s.misfits.loose = s.misfits.loose || base64.StdEncoding.EncodeToString(bytes) != text
			return nil
		}
	}
	s.pos = start
	return s.misfit(v, "a string that is not base64")
}

func decodeTime(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	if s.peek() != '"' {
		return s.misfit(v, problemOf(s, "a time"))
	}
	start := s.pos
	text := string(unquote(s.skipString()))
	t, isStandard, ok := ParseTime(text)
	if !ok {
		s.pos = start
		return s.misfit(v, "a string that is no time of RFC 3339")
	}
	if !isStandard {
		s.doubts++
	}
	if !isStandard || text != strings.ToUpper(text) {
		s.misfits.loose = true
	}
	v.Set(reflect.ValueOf(t))
	return nil
}

// decodeReader reads text where the type has content.
func decodeReader(s *scanner, v reflect.Value) error {
	var text string
	if done, err := s.null(v); done || err != nil {
		return err
	}
	if err := decodeString(s, reflect.ValueOf(&text).Elem()); err != nil {
		return err
	}
	v.Set(reflect.ValueOf(strings.NewReader(text)))
	return nil
}
