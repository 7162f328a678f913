package wire

import (
	"encoding/base64"
	"encoding/json"
	"io"
	"math"
	"reflect"
	"slices"
	"strconv"
	"sync"
	"time"
	"unicode/utf8"
)

// Marshal writes a value as JSON. A failure is an *Error.
func Marshal(value any) ([]byte, error) {
	return MarshalValue(reflect.ValueOf(value))
}

// MarshalValue is Marshal for a reflected value; an invalid one is null.
func MarshalValue(v reflect.Value) ([]byte, error) {
	text, err := encode(make([]byte, 0, 256), v)
	return text, finish(err)
}

// encoder appends the JSON text of a value.
type encoder func(to []byte, v reflect.Value) ([]byte, error)

var encoders sync.Map // reflect.Type -> encoder

func encode(to []byte, v reflect.Value) ([]byte, error) {
	if !v.IsValid() {
		return append(to, "null"...), nil
	}
	return encoderOf(v.Type())(to, v)
}

// encoderOf finds how values of a type are written, once.
func encoderOf(t reflect.Type) encoder {
	if known, ok := encoders.Load(t); ok {
		return known.(encoder)
	}
	made := newEncoder(t)
	known, _ := encoders.LoadOrStore(t, made)
	return known.(encoder)
}

func newEncoder(t reflect.Type) encoder {
	switch {
	case t == rawType:
		return encodeRaw
	case t == timeType:
		return encodeTime
	case t == numberType:
		return encodeNumberText
	case t.Kind() != reflect.Interface && t.Implements(readerType) && !t.Implements(marshalerType):
		return encodeReader
	case t.Kind() == reflect.Struct && isOurs(t):
		return structEncoder(t)
	case t.Kind() != reflect.Pointer && t.Kind() != reflect.Interface && implements(t, marshalerType):
		return encodeForeign
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Interface:
		return encodeIndirect
	case reflect.Bool:
		return func(to []byte, v reflect.Value) ([]byte, error) { return strconv.AppendBool(to, v.Bool()), nil }
	case reflect.String:
		return func(to []byte, v reflect.Value) ([]byte, error) { return appendString(to, v.String()) }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(to []byte, v reflect.Value) ([]byte, error) { return strconv.AppendInt(to, v.Int(), 10), nil }
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return func(to []byte, v reflect.Value) ([]byte, error) { return strconv.AppendUint(to, v.Uint(), 10), nil }
	case reflect.Float32, reflect.Float64:
		return encodeFloat
	case reflect.Slice, reflect.Array:
		if t.Elem().Kind() == reflect.Uint8 && t.Kind() == reflect.Slice {
			return encodeBytes
		}
		return encodeList
	case reflect.Map:
		return encodeMap
	case reflect.Struct:
		return structEncoder(t)
	}
	return func(to []byte, _ reflect.Value) ([]byte, error) {
		return to, newFault("a value of " + t.String() + ", which JSON cannot carry,")
	}
}

func structEncoder(t reflect.Type) encoder {
	switch planOf(t).kind {
	case unionKind:
		return encodeUnion
	case tupleKind:
		return encodeTuple
	default:
		return encodeObject
	}
}

func encodeRaw(to []byte, v reflect.Value) ([]byte, error) {
	text := v.Bytes()
	if len(text) == 0 {
		return append(to, "null"...), nil
	}
	if !json.Valid(text) {
		return to, newFault("a raw message that is not JSON")
	}
	return append(to, text...), nil
}

func encodeTime(to []byte, v reflect.Value) ([]byte, error) {
	t := v.Interface().(time.Time)
	if year := t.Year(); year < 0 || year > 9999 {
		return to, newFault("a year beyond four digits")
	}
	return append(t.AppendFormat(append(to, '"'), time.RFC3339Nano), '"'), nil
}

func encodeNumberText(to []byte, v reflect.Value) ([]byte, error) {
	text := v.String()
	if !json.Valid([]byte(text)) || text[0] == '"' || text[0] == '{' || text[0] == '[' {
		return to, newFault("a number that is none")
	}
	return append(to, text...), nil
}

// encodeForeign leaves the text to the type's own method.
func encodeForeign(to []byte, v reflect.Value) ([]byte, error) {
	if !v.Type().Implements(marshalerType) {
		made := reflect.New(v.Type())
		made.Elem().Set(v)
		v = made
	}
	text, err := v.Interface().(json.Marshaler).MarshalJSON()
	if err != nil {
		return to, err
	}
	return append(to, text...), nil
}

// encodeReader writes content that stands where JSON has text. What can be read again is left as it was.
func encodeReader(to []byte, v reflect.Value) ([]byte, error) {
	if v.Kind() == reflect.Pointer && v.IsNil() {
		return append(to, "null"...), nil
	}
	reader := v.Interface().(io.Reader)
	seeker, ok := reader.(io.Seeker)
	var start int64
	if ok {
		at, err := seeker.Seek(0, io.SeekCurrent)
		start, ok = at, err == nil
	}
	text, err := io.ReadAll(reader)
	if err != nil {
		return to, err
	}
	if ok {
		if _, err := seeker.Seek(start, io.SeekStart); err != nil {
			return to, err
		}
	}
	return appendString(to, string(text))
}

func encodeIndirect(to []byte, v reflect.Value) ([]byte, error) {
	if v.IsNil() {
		return append(to, "null"...), nil
	}
	return encode(to, v.Elem())
}

func encodeFloat(to []byte, v reflect.Value) ([]byte, error) {
	n := v.Float()
	if math.IsNaN(n) || math.IsInf(n, 0) {
		return to, newFault("a number that is not finite")
	}
	format := byte('f')
	if size := math.Abs(n); size != 0 && (size < 1e-6 || size >= 1e21) {
		format = 'e'
	}
	to = strconv.AppendFloat(to, n, format, -1, v.Type().Bits())
	// Small exponents have two digits, of which JSON needs one.
	if end := len(to); format == 'e' && to[end-4] == 'e' && to[end-3] == '-' && to[end-2] == '0' {
		to = append(to[:end-2], to[end-1])
	}
	return to, nil
}

func encodeBytes(to []byte, v reflect.Value) ([]byte, error) {
	to = append(to, '"')
	to = base64.StdEncoding.AppendEncode(to, v.Bytes())
	return append(to, '"'), nil
}

func encodeList(to []byte, v reflect.Value) ([]byte, error) {
	to = append(to, '[')
	item := encoderOf(v.Type().Elem())
	var err error
	for i := range v.Len() {
		if i > 0 {
			to = append(to, ',')
		}
		if to, err = item(to, v.Index(i)); err != nil {
			return to, within(err, indexSegment(i))
		}
	}
	return append(to, ']'), nil
}

func encodeMap(to []byte, v reflect.Value) ([]byte, error) {
	if v.Type().Key().Kind() != reflect.String {
		return to, newFault("a map whose keys are no strings")
	}
	to, _, err := appendEntries(append(to, '{'), v, nil, false)
	return append(to, '}'), err
}

// appendEntries writes the entries of a map in the order of their keys, but for those that skip names.
func appendEntries(to []byte, v reflect.Value, skip map[string]bool, comma bool) ([]byte, bool, error) {
	value := encoderOf(v.Type().Elem())
	var err error
	for _, key := range sortedKeys(v) {
		if skip[key] {
			continue
		}
		if to, err = appendKey(to, key, comma); err != nil {
			return to, comma, err
		}
		comma = true
		item := v.MapIndex(reflect.ValueOf(key).Convert(v.Type().Key()))
		if to, err = value(to, item); err != nil {
			return to, comma, within(err, keySegment(key))
		}
	}
	return to, comma, nil
}

func appendKey(to []byte, key string, comma bool) ([]byte, error) {
	if comma {
		to = append(to, ',')
	}
	to, err := appendString(to, key)
	return append(to, ':'), err
}

const hex = "0123456789abcdef"

// appendString writes a string literal. Text that is not UTF-8 would change in silence, and is refused.
func appendString(to []byte, text string) ([]byte, error) {
	if !utf8.ValidString(text) {
		return to, newFault("text that is not UTF-8")
	}
	to = append(to, '"')
	start := 0
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= 0x20 && c != '"' && c != '\\' {
			continue
		}
		to = append(to, text[start:i]...)
		start = i + 1
		switch c {
		case '"', '\\':
			to = append(to, '\\', c)
		case '\n':
			to = append(to, `\n`...)
		case '\r':
			to = append(to, `\r`...)
		case '\t':
			to = append(to, `\t`...)
		default:
			to = append(to, `\u00`...)
			to = append(to, hex[c>>4], hex[c&15])
		}
	}
	return append(append(to, text[start:]...), '"'), nil
}

func sortedKeys(m reflect.Value) []string {
	keys := make([]string, 0, m.Len())
	for _, key := range m.MapKeys() {
		keys = append(keys, key.String())
	}
	slices.Sort(keys)
	return keys
}

// MarshalPresent is Marshal for a value that is there: a nil list or map is an empty one.
func MarshalPresent(value any) ([]byte, error) {
	v := reflect.ValueOf(value)
	if !v.IsValid() {
		return []byte("null"), nil
	}
	text, err := encodeListed(nil, v)
	return text, finish(err)
}
