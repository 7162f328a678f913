package wire_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"sdkmodule/internal/wire"
)

type model struct {
	ID       string                     `json:"id"`
	Kind     string                     `json:"kind" const:"cat"`
	Count    *int64                     `json:"count,omitzero"`
	Tags     []string                   `json:"tags,omitzero"`
	Needed   []string                   `json:"needed"`
	Nulled   []string                   `json:"nulled" nil:"null"`
	Owner    *string                    `json:"owner"`
	Blob     []byte                     `json:"blob,omitzero"`
	At       *time.Time                 `json:"at,omitzero"`
	Any      any                        `json:"any,omitzero"`
	Labels   map[string]int             `json:"labels,omitzero"`
	Next     *model                     `json:"next,omitzero"`
	Odd      *bool                      `json:",omitzero" name:"a,b"`
	Extra    map[string]json.RawMessage `json:"-" sdk:"extra"`
	Unshared string                     `json:"-"`
}

// MarshalJSON and UnmarshalJSON are as in emitted code: the codec must not go in circles.
func (m model) MarshalJSON() ([]byte, error) { return wire.Marshal(m) }

func (m *model) UnmarshalJSON(data []byte) error { return wire.Unmarshal(data, m) }

type cat struct {
	Kind  string                     `json:"kind"`
	Lives int                        `json:"lives"`
	Extra map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type dog struct {
	Barks bool                       `json:"barks"`
	Extra map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type animal struct {
	Type string          `sdk:"tag" json:"kind"`
	Cat  *cat            `union:"cat,kitten"`
	Dog  *dog            `union:"dog"`
	Raw  json.RawMessage `sdk:"raw"`
}

func (a animal) MarshalJSON() ([]byte, error) { return wire.Marshal(a) }

func (a *animal) UnmarshalJSON(data []byte) error { return wire.Unmarshal(data, a) }

type shape struct {
	Text   *string         `union:""`
	Number *float64        `union:""`
	Circle *circle         `union:""`
	Square *square         `union:""`
	List   *[]int          `union:""`
	Raw    json.RawMessage `sdk:"raw"`
}

type setting struct {
	Auto *string         `union:"" const:"auto"`
	None *string         `union:"" const:"none"`
	One  *int64          `union:"" const:"1"`
	Raw  json.RawMessage `sdk:"raw"`
}

func TestUnionOfConstants(t *testing.T) {
	if v := roundTrip[setting](t, `"none"`); v.Auto != nil || v.None == nil {
		t.Errorf(`"none" is %+v`, v)
	}
	if v := roundTrip[setting](t, `1`); v.One == nil || *v.One != 1 {
		t.Errorf("1 is %+v", v)
	}
	for _, text := range []string{`"other"`, `2`, `"1"`} {
		if v := roundTrip[setting](t, text); string(v.Raw) != text {
			t.Errorf("%s is %+v", text, v)
		}
	}
}

type circle struct {
	Color  *string                    `json:"color,omitzero"`
	Radius int                        `json:"radius"`
	Extra  map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type square struct {
	Color *string                    `json:"color,omitzero"`
	Name  *string                    `json:"name,omitzero"`
	Side  int                        `json:"side"`
	Extra map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type pair struct {
	First  string `tuple:"0"`
	Second int    `tuple:"1"`
	Rest   []bool `tuple:"rest"`
}

// roundTrip reads a text into a value, writes it, and compares; want is what is written where it differs.
func roundTrip[T any](t *testing.T, text string, want ...string) T {
	t.Helper()
	var value T
	if err := wire.Unmarshal([]byte(text), &value); err != nil {
		t.Errorf("%s: %v", text, err)
		return value
	}
	again, err := wire.Marshal(value)
	if err != nil || string(again) != append(want, text)[0] {
		t.Errorf("%s is written as %s, %v", text, again, err)
	}
	if _, ok := any(value).(json.Marshaler); !ok {
		return value
	}
	standard, err := json.Marshal(value)
	if err != nil || string(standard) != string(again) {
		t.Errorf("encoding/json writes %s, %v", standard, err)
	}
	return value
}

func TestValuesSurvive(t *testing.T) {
	roundTrip[model](t, `{"id":"","kind":"cat","count":9007199254740993,"tags":[],"needed":[],"nulled":null,"owner":null}`)
	roundTrip[model](t, `{"id":"a","kind":"x","count":0,"needed":["b"],"nulled":[],"owner":"o","blob":"AP8=",`+
		`"at":"2026-01-02T03:04:05.123456789+05:30","any":{"a":[1.50,"x",null,true]},"labels":{"a":1,"b":2},`+
		`"next":{"id":"b","kind":"cat","needed":[],"nulled":null,"owner":null},"a,b":false,"unknown":{"x":[1]},"unshared":1}`)
	roundTrip[map[string]any](t, `{"a":12345678901234567890,"b":{}}`)
	roundTrip[string](t, `"\u2028\ud83d\ude00\"\\\n\u0001"`, "\"\u2028😀\\\"\\\\\\n\\u0001\"")
	roundTrip[pair](t, `["a",1,true,false]`)
	roundTrip[[]float64](t, `[1,0.5,1e-7,1e21,-0]`, `[1,0.5,1e-7,1e+21,-0]`)
}

func TestNamesThatTagsCannotHold(t *testing.T) {
	type named struct {
		Query *string `json:"-" query:"" name:"q,r"`
		Empty string  `json:"" name:""`
		Comma *int    `json:",omitzero" name:"a,b"`
		Dash  *int    `json:",omitzero" name:"-"`
	}
	v := roundTrip[named](t, `{"":"e","a,b":1,"-":2}`)
	if v.Empty != "e" || v.Comma == nil || *v.Comma != 1 || v.Dash == nil || *v.Dash != 2 {
		t.Errorf("%+v", v)
	}
	q := "parameters are no part of a body"
	if text, err := wire.Marshal(named{Query: &q}); err != nil || string(text) != `{"":""}` {
		t.Errorf("%s %v", text, err)
	}
}

// closed has no place for what does not fit.
type closed struct {
	ID     string         `json:"id"`
	Count  *int64         `json:"count,omitzero"`
	Tags   []string       `json:"tags,omitzero"`
	Labels map[string]int `json:"labels,omitzero"`
	Next   *closed        `json:"next,omitzero"`
}

func TestMismatchesNameTheirPath(t *testing.T) {
	for text, want := range map[string]string{
		`{"id":"a","next":{"next":{"tags":{}}}}`: "an object instead of a list at $.next.next.tags",
		`{"next":{"labels":[]}}`:                 "a list instead of an object at $.next.labels",
		`{"count":9223372036854775808}`:          "a number that is no integer of 64 bits at $.count",
		`{"count":1.5}`:                          "a number that is no integer of 64 bits at $.count",
		`[]`:                                     "a list instead of an object at $",
		`{"id":"a"`:                              "not JSON at $",
	} {
		var value closed
		err := wire.Unmarshal([]byte(text), &value)
		var found *wire.Error
		if !errors.As(err, &found) || err.Error() != want {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestWhatJSONCannotCarry(t *testing.T) {
	for want, value := range map[string]any{
		"a number that is not finite at $[1]":                []float64{1, math.NaN()},
		"text that is not UTF-8 at $.a":                      map[string]string{"a": "\xff"},
		"a raw message that is not JSON at $.x":              map[string]json.RawMessage{"x": json.RawMessage("{")},
		"a union without a value at $.a":                     map[string]animal{"a": {}},
		"a value of chan int, which JSON cannot carry, at $": make(chan int),
	} {
		if _, err := wire.Marshal(value); err == nil || err.Error() != want {
			t.Errorf("%s: %v", want, err)
		}
	}
}

func TestDiscriminatedUnions(t *testing.T) {
	found := roundTrip[animal](t, `{"kind":"kitten","lives":9,"color":"red"}`)
	if found.Type != "kitten" || found.Cat == nil || found.Cat.Lives != 9 || found.Dog != nil {
		t.Errorf("%+v", found)
	}
	// The variant does not declare the tag: it is one of its undeclared properties, and written once.
	if found = roundTrip[animal](t, `{"kind":"dog","barks":true}`); found.Dog == nil || !found.Dog.Barks {
		t.Errorf("%+v", found)
	}
	if found = roundTrip[animal](t, `{"kind":"bird","wings":2}`); found.Type != "bird" || string(found.Raw) != `{"kind":"bird","wings":2}` {
		t.Errorf("%+v", found)
	}
	if found = roundTrip[animal](t, `{"wings":2}`); found.Type != "" || found.Raw == nil {
		t.Errorf("%+v", found)
	}
	roundTrip[animal](t, `"text"`)
	roundTrip[[]animal](t, `[{"kind":"cat","lives":1},{"kind":"dog","barks":false}]`)
	for want, value := range map[string]animal{
		`{"kind":"cat","lives":1}`:    {Cat: &cat{Lives: 1}},
		`{"kind":"kitten","lives":2}`: {Cat: &cat{Kind: "kitten", Lives: 2}},
		`{"kind":"kitten","lives":3}`: {Type: "kitten", Cat: &cat{Lives: 3}},
		// What the object says is never replaced: it was given, or changed after it was read.
		`{"kind":"kitten","lives":4}`: {Type: "cat", Cat: &cat{Kind: "kitten", Lives: 4}},
		`{"kind":"lion","lives":5}`:   {Type: "cat", Cat: &cat{Kind: "lion", Lives: 5}},
		`{"kind":"dog","barks":true}`: {Dog: &dog{Barks: true}},
		`{"kind":"wolf","barks":true}`: {
			Type: "dog", Dog: &dog{Barks: true, Extra: map[string]json.RawMessage{"kind": json.RawMessage(`"wolf"`)}},
		},
	} {
		if text, err := wire.Marshal(value); err != nil || string(text) != want {
			t.Errorf("%s instead of %s, %v", text, want, err)
		}
	}
	roundTrip[animal](t, `{"kind":"cat","lives":"x"}`)
	roundTrip[animal](t, `{"kind":"cat","lives":1.5}`)
}

func TestUndiscriminatedUnions(t *testing.T) {
	for text, want := range map[string]string{
		`"a"`: "Text", `1.5`: "Number", `[1,2]`: "List", `{"radius":1}`: "Circle", `{"side":1}`: "Square",
		`{"color":"red","radius":1}`: "Circle", `{"radius":1,"side":1,"name":"n"}`: "Square",
		`{"color":"red"}`: "Raw", `true`: "Raw", `{"radius":"x"}`: "Raw", `["a"]`: "Raw",
	} {
		value := reflect.ValueOf(roundTripShape(t, text))
		for i := range value.NumField() {
			if name := value.Type().Field(i).Name; !value.Field(i).IsZero() && name != want {
				t.Errorf("%s is taken for %s", text, name)
			}
		}
	}
}

func roundTripShape(t *testing.T, text string) shape {
	t.Helper()
	var value shape
	if err := wire.Unmarshal([]byte(text), &value); err != nil {
		t.Error(err)
	}
	again, err := wire.Marshal(value)
	var one, two any
	_ = json.Unmarshal([]byte(text), &one)
	_ = json.Unmarshal(again, &two)
	if err != nil || !reflect.DeepEqual(one, two) {
		t.Errorf("%s is written as %s, %v", text, again, err)
	}
	return value
}

func TestDeepTextsEnd(t *testing.T) {
	deep := strings.Repeat(`{"next":`, 20_000) + "null" + strings.Repeat("}", 20_000)
	var value model
	if err := wire.Unmarshal([]byte(deep), &value); err == nil {
		t.Error("a text of any depth is read")
	}
}

// again holds a value that was read to come out the same however often it is written and read.
func again[T any](t *testing.T, data []byte) {
	t.Helper()
	var value, back T
	if wire.Unmarshal(data, &value) != nil {
		return
	}
	text, err := wire.Marshal(value)
	if err != nil {
		return
	}
	if err := wire.Unmarshal(text, &back); err != nil {
		t.Fatalf("%s is written as %s, which cannot be read: %v", data, text, err)
	}
	if second, err := wire.Marshal(back); err != nil || !bytes.Equal(text, second) {
		t.Errorf("%s is written as %s, and then as %s: %v", data, text, second, err)
	}
}

// FuzzValues checks that the codec reads the same as encoding/json, and that it can read its own output.
func FuzzValues(f *testing.F) {
	for _, seed := range []string{
		`{"id":"a","x":[1,{"y":null}],"labels":{"a":1},"at":"2024-02-29T12:34:56.5+05:30","blob":"AAE="}`,
		`{"kind":"cat","lives":9,"more":true}`, `{"kind":"bird"}`, `{"color":"red","side":1}`, `"\ud800"`, `[1,2]`,
		`{"":1,"":2}`, `-0.0e5`, `{"a,b":true,"kind":"dog"}`, `null`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		again[model](t, data)
		again[animal](t, data)
		again[shape](t, data)
		var ours, theirs any
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.UseNumber()
		if wire.Unmarshal(data, &ours) != nil {
			return
		}
		if err := decoder.Decode(&theirs); err != nil || !reflect.DeepEqual(ours, theirs) {
			t.Errorf("%s is read as %v, not %v (%v)", data, ours, theirs, err)
		}
	})
}

func FuzzUnmarshal(f *testing.F) {
	f.Add([]byte(`{"id":"a","next":{"tags":["\u00e9"]},"x":1.5e3}`))
	f.Add([]byte(`{"kind":"cat","lives":9}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var value model
		var union shape
		if wire.Unmarshal(data, &value) == nil && !json.Valid(data) {
			t.Error("what is no JSON is read")
		}
		if wire.Unmarshal(data, &union) != nil {
			return
		}
		if text, err := wire.Marshal(union); err == nil && !json.Valid(text) {
			t.Errorf("written: %s", text)
		}
	})
}

func TestContentWhereJSONHasText(t *testing.T) {
	type holder struct {
		File  io.Reader `json:"file"`
		Other io.Reader `json:"other"`
	}
	for range 2 {
		text, err := wire.Marshal(holder{File: content})
		if err != nil || string(text) != `{"file":"a\nb","other":null}` {
			t.Fatal(string(text), err)
		}
	}
	var read holder
	if err := wire.Unmarshal([]byte(`{"file":"x","other":null}`), &read); err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(read.File); err != nil || string(text) != "x" || read.Other != nil {
		t.Error(string(text), err, read.Other)
	}
	if err := wire.Unmarshal([]byte(`{"file":1}`), &read); err == nil {
		t.Error("a number is no content")
	}
	if text, err := wire.Marshal(holder{File: broken{}}); err == nil {
		t.Error("a reader that fails is written", string(text))
	}
}

var content = strings.NewReader("a\nb")

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }
