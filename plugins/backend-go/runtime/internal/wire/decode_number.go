package wire

import (
	"math"
	"math/big"
	"reflect"
	"regexp"
	"strconv"
	"strings"
)

// numberForm is how a text spells a number: as JSON does, maybe with zeros in front.
var numberForm = regexp.MustCompile(`^-?\d+(\.\d+)?([eE][+-]?\d+)?$`)

// setter gives a value a number by its text. It returns what is wrong with a number that the type cannot hold.
type setter func(v reflect.Value, text string) (problem string)

// numberDecoder reads numbers, also those within strings, as some servers write large integers. A string is written
// back unchanged. A text that is not a number of the type is a misfit.
func numberDecoder(wanted string, set setter) decoder {
	return func(s *scanner, v reflect.Value) error {
		if done, err := s.null(v); done || err != nil {
			return err
		}
		c, start := s.peek(), s.pos
		switch {
		case c == '-' || (c >= '0' && c <= '9'):
			problem := set(v, string(s.skip()))
			if problem == "" {
				return nil
			}
			s.pos = start
			return s.misfit(v, problem)
		case c == '"' && !s.strict:
			text := string(unquote(s.skipString()))
			if numberForm.MatchString(text) && set(v, text) == "" {
				s.misfits.loose = true
				return nil
			}
			s.pos = start
		}
		return s.misfit(v, problemOf(s, wanted))
	}
}

func setInt(v reflect.Value, text string) string {
	n, err := strconv.ParseInt(text, 10, v.Type().Bits())
	if err != nil {
		whole, ok := wholeNumber(text)
		if n = int64(whole); !ok || v.OverflowInt(n) {
			return "a number that is no integer of " + strconv.Itoa(v.Type().Bits()) + " bits"
		}
	}
	v.SetInt(n)
	return ""
}

func setUint(v reflect.Value, text string) string {
	n, err := strconv.ParseUint(text, 10, v.Type().Bits())
	if err != nil {
		whole, ok := wholeNumber(text)
		if n = uint64(whole); !ok || whole < 0 || v.OverflowUint(n) {
			return "a number that is no unsigned integer of " + strconv.Itoa(v.Type().Bits()) + " bits"
		}
	}
	v.SetUint(n)
	return ""
}

func setBigInt(v reflect.Value, text string) string {
	n, ok := new(big.Int).SetString(text, 10)
	if !ok {
		whole, ok := wholeNumber(text)
		if !ok {
			return "a number that is no integer"
		}
		n = big.NewInt(int64(whole))
	}
	v.Addr().Interface().(*big.Int).Set(n)
	return ""
}

// wholeNumber reads an integer that is written with a fraction or an exponent, such as 1.0, where a float64 is exact.
func wholeNumber(text string) (float64, bool) {
	if !strings.ContainsAny(text, ".eE") {
		return 0, false
	}
	n, err := strconv.ParseFloat(text, 64)
	return n, err == nil && n == math.Trunc(n) && math.Abs(n) < 1<<53
}

func setFloat(v reflect.Value, text string) string {
	n, err := strconv.ParseFloat(text, v.Type().Bits())
	if err != nil {
		return "a number that is too large"
	}
	v.SetFloat(n)
	return ""
}

func setNumberText(v reflect.Value, text string) string {
	v.SetString(text)
	return ""
}
