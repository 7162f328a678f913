package wire

import (
	"encoding/base64"
	"reflect"
	"strings"
)

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
