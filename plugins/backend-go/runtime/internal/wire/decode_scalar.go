package wire

import (
	"encoding/base64"
	"math"
	"reflect"
	"strconv"
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

// number gives the text of a number, also of one in a string, as some servers write large integers; an empty one for what
// is passed over.
func (s *scanner) number(v reflect.Value, wanted string) (string, error) {
	switch c := s.peek(); {
	case c == '-' || (c >= '0' && c <= '9'):
		return string(s.skip()), nil
	case c == '"' && !s.strict:
		at := s.pos
		text := string(unquote(s.skipString()))
		if _, err := strconv.ParseFloat(text, 64); err == nil && text != "" && strings.Trim(text, "-+.eE0123456789") == "" {
			return text, nil
		}
		s.pos = at
	}
	return "", s.misfit(v, problemOf(s, wanted))
}

func decodeInt(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	text, err := s.number(v, "an integer")
	if err != nil || text == "" {
		return err
	}
	n, err := strconv.ParseInt(text, 10, v.Type().Bits())
	if err != nil {
		whole, ok := wholeNumber(text)
		if n = int64(whole); !ok || v.OverflowInt(n) {
			return newFault("a number that is no integer of " + strconv.Itoa(v.Type().Bits()) + " bits")
		}
	}
	v.SetInt(n)
	return nil
}

func decodeUint(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	text, err := s.number(v, "an integer")
	if err != nil || text == "" {
		return err
	}
	n, err := strconv.ParseUint(text, 10, v.Type().Bits())
	if err != nil {
		whole, ok := wholeNumber(text)
		if n = uint64(whole); !ok || whole < 0 || v.OverflowUint(n) {
			return newFault("a number that is no unsigned integer of " + strconv.Itoa(v.Type().Bits()) + " bits")
		}
	}
	v.SetUint(n)
	return nil
}

// wholeNumber reads an integer that is written with a fraction or an exponent, such as 1.0, where a float64 is exact.
func wholeNumber(text string) (float64, bool) {
	if !strings.ContainsAny(text, ".eE") {
		return 0, false
	}
	n, err := strconv.ParseFloat(text, 64)
	return n, err == nil && n == math.Trunc(n) && math.Abs(n) < 1<<53
}

func decodeFloat(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	text, err := s.number(v, "a number")
	if err != nil || text == "" {
		return err
	}
	n, err := strconv.ParseFloat(text, v.Type().Bits())
	if err != nil {
		return newFault("a number that is too large")
	}
	v.SetFloat(n)
	return nil
}

func decodeNumberText(s *scanner, v reflect.Value) error {
	if done, err := s.null(v); done || err != nil {
		return err
	}
	text, err := s.number(v, "a number")
	if err == nil {
		v.SetString(text)
	}
	return err
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
	t, exact, ok := ParseTime(string(unquote(s.skipString())))
	if !ok || s.strict && !exact {
		s.pos = start
		return s.misfit(v, "a string that is no time of RFC 3339")
	}
	s.misfits.loose = s.misfits.loose || !exact
	v.Set(reflect.ValueOf(t))
	return nil
}
