package driver

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"os"
	"reflect"
	"strings"
	"sync"

	"golden.test/core"
)

// mistake is a message that the SDK cannot do: a mistake of the suite, or a gap of the SDK.
type mistake struct{ text string }

func (m mistake) Error() string { return m.text }

func fail(format string, args ...any) { panic(mistake{fmt.Sprintf(format, args...)}) }

// Arguments hands out the arguments of a message, each to whom it is for.
type Arguments struct {
	types  *Types
	places map[string]map[string]any
}

// Take gives what target points to an argument. What the message does not have stays as it is, and so does what is null
// and cannot be in Go.
func (a *Arguments) Take(place, name string, target any) {
	value, ok := a.places[place][name]
	if !ok {
		return
	}
	delete(a.places[place], name)
	_, isAbsent := special(value, "$undefined")
	if isNullText := value == nil && reflect.TypeOf(target).Elem().Kind() == reflect.String; !isAbsent && !isNullText {
		a.types.assign(target, value)
	}
}

// assign gives what target points to the value of a message.
func (t *Types) assign(target, value any) {
	if err := t.set(reflect.ValueOf(target).Elem(), value); err != nil {
		fail("%v", err)
	}
}

func special(value any, key string) (any, bool) {
	object, ok := value.(map[string]any)
	if !ok {
		return nil, false
	}
	found, ok := object[key]
	return found, ok
}

func decoded(text any) []byte {
	data, err := base64.StdEncoding.DecodeString(fmt.Sprint(text))
	if err != nil {
		fail("no base64: %v", text)
	}
	return data
}

// oneShot is a reader that can be read once.
type oneShot struct{ io.Reader }

func readerOf(value any) io.Reader {
	if data, ok := special(value, "data"); ok {
		name, _ := special(value, "filename")
		kind, _ := special(value, "contentType")
		return core.NewFile(readerOf(data), text(name), text(kind))
	}
	if data, ok := special(value, "$bytes"); ok {
		return bytes.NewReader(decoded(data))
	}
	if chunks, ok := special(value, "$stream"); ok {
		var all []io.Reader
		for _, chunk := range chunks.([]any) {
			all = append(all, bytes.NewReader(decoded(chunk)))
		}
		return oneShot{io.MultiReader(all...)}
	}
	if path, ok := special(value, "$path"); ok {
		file, err := os.Open(text(path))
		if err != nil {
			fail("%v", err)
		}
		return file
	}
	return strings.NewReader(text(value))
}

func text(value any) string {
	if value == nil {
		return ""
	}
	return fmt.Sprint(value)
}

// plain is a value of a message as JSON has it: special forms inside it are written out.
func plain(value any) any {
	switch value := value.(type) {
	case []any:
		list := make([]any, len(value))
		for i, item := range value {
			list[i] = plain(item)
		}
		return list
	case map[string]any:
		if data, ok := value["$bytes"]; ok {
			return data
		}
		if number, ok := value["$int"]; ok {
			return json.Number(text(number))
		}
		object := map[string]any{}
		for key, item := range value {
			if _, absent := special(item, "$undefined"); !absent {
				object[key] = plain(item)
			}
		}
		return object
	default:
		return value
	}
}

// sourceOf gives one value after the other, the last one again and again.
func sourceOf(values []any) func(context.Context) (string, error) {
	var mutex sync.Mutex
	next := 0
	return func(context.Context) (string, error) {
		mutex.Lock()
		defer mutex.Unlock()
		value := values[min(next, len(values)-1)]
		next++
		return text(value), nil
	}
}

// encoded is a result as an answer holds it.
func encoded(value any) any {
	if data, ok := value.([]byte); ok {
		return map[string]any{"$bytes": base64.StdEncoding.EncodeToString(data)}
	}
	written, err := json.Marshal(value)
	if err != nil {
		return map[string]any{"cannot be written": err.Error()}
	}
	return largeIntegers(parsed(written))
}

// parsed is JSON with its numbers as they are written.
func parsed(data []byte) any {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var value any
	if decoder.Decode(&value) != nil {
		return string(data)
	}
	return value
}

const exact = 1 << 53

// largeIntegers copies a value, with integers that a float64 cannot hold in their form of answers.
func largeIntegers(value any) any {
	switch value := value.(type) {
	case json.Number:
		number, ok := new(big.Int).SetString(value.String(), 10)
		if ok && number.CmpAbs(big.NewInt(exact)) > 0 {
			return map[string]any{"$int": value.String()}
		}
	case []any:
		list := make([]any, len(value))
		for i, item := range value {
			list[i] = largeIntegers(item)
		}
		return list
	case map[string]any:
		object := make(map[string]any, len(value))
		for key, item := range value {
			object[key] = largeIntegers(item)
		}
		return object
	}
	return value
}
