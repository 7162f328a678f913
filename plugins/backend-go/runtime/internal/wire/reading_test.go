package wire_test

import (
	"encoding/json"
	"maps"
	"math/big"
	"reflect"
	"slices"
	"testing"
	"time"

	"sdkmodule/internal/wire"
)

type readings struct {
	Int    int64                      `json:"int"`
	Short  *int32                     `json:"short,omitzero"`
	Uint   uint64                     `json:"uint"`
	Double float64                    `json:"double"`
	Big    *big.Int                   `json:"big,omitzero"`
	Number json.Number                `json:"number"`
	Ints   []int64                    `json:"ints,omitzero"`
	At     time.Time                  `json:"at"`
	Blob   []byte                     `json:"blob"`
	Extra  map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// readProperty reads an object with one property, and expects it to be written as it came, beside the others.
func readProperty(t *testing.T, name, text string) readings {
	t.Helper()
	var value readings
	if err := wire.Unmarshal([]byte(`{"`+name+`":`+text+`}`), &value); err != nil {
		t.Errorf("%s: %v", text, err)
		return value
	}
	if value.Number == "" {
		value.Number = "0"
	}
	written, err := wire.Marshal(value)
	if err != nil {
		t.Error(err)
	}
	if again, _ := wire.Find(written, []string{name}); string(again) != text {
		t.Errorf("%s is written as %s", text, again)
	}
	return value
}

func TestNumbersInTextAreReadAndWrittenBackAsText(t *testing.T) {
	if v := readProperty(t, "int", `"9007199254740993"`); v.Int != 9007199254740993 {
		t.Errorf("%+v", v)
	}
	if v := readProperty(t, "int", `"-12"`); v.Int != -12 {
		t.Errorf("%+v", v)
	}
	if v := readProperty(t, "short", `"0"`); v.Short == nil || *v.Short != 0 {
		t.Errorf("%+v", v)
	}
	if v := readProperty(t, "uint", `"18446744073709551615"`); v.Uint != 1<<64-1 {
		t.Errorf("%+v", v)
	}
	if v := readProperty(t, "double", `"1.5"`); v.Double != 1.5 {
		t.Errorf("%+v", v)
	}
	if v := readProperty(t, "number", `"1.50"`); v.Number != "1.50" {
		t.Errorf("%+v", v)
	}
	if v := readProperty(t, "big", `"123456789012345678901234567890"`); v.Big == nil || v.Big.String() != "123456789012345678901234567890" {
		t.Errorf("%+v", v)
	}
	if v := readProperty(t, "ints", `["1",2,"1e3"]`); !slices.Equal(v.Ints, []int64{1, 2, 1000}) {
		t.Errorf("%+v", v)
	}
	// What is replaced is written as a number.
	v := readProperty(t, "int", `"12"`)
	v.Int = 13
	if text, err := wire.Marshal(v); err != nil || string(text)[:10] != `{"int":13,` {
		t.Errorf("%s, %v", text, err)
	}
}

func TestWhatHoldsNoNumberForTheType(t *testing.T) {
	for name, texts := range map[string][]string{
		"int":    {`1.5`, `9223372036854775808`, `"1.5"`, `"9223372036854775808"`, `" 1"`, `"+1"`, `"0x10"`, `"1_000"`, `""`, `"ten"`},
		"short":  {`2147483648`, `"2147483648"`},
		"uint":   {`-1`, `"-1"`},
		"double": {`1e999`, `-1e1000000000`, `"NaN"`, `"Infinity"`, `".5"`, `"1."`, `"1e999"`},
		"big":    {`1.5`, `"1.5"`, `"x"`},
	} {
		for _, text := range texts {
			v := readProperty(t, name, text)
			if v.Int != 0 || v.Short != nil || v.Uint != 0 || v.Double != 0 || v.Big != nil || string(v.Extra[name]) != text {
				t.Errorf("%s is %+v", text, v)
			}
		}
	}
	if v := readProperty(t, "big", "12345678901234567890123"); v.Big.String() != "12345678901234567890123" || v.Extra != nil {
		t.Errorf("%+v", v)
	}
}

func TestTimesThatServersWriteOddly(t *testing.T) {
	want := time.Date(2025, 8, 29, 18, 47, 40, 0, time.UTC)
	for _, text := range []string{
		"2025-08-29t18:47:40z", "2025-08-29t20:47:40+02:00", "2025-08-29T18:47:40", "2025-08-29 18:47:40", "2025-08-29 18:47:40Z",
		"2025-08-29 13:47:40-05:00", "2025-08-29T18:47:40+0000", "2025-08-29T18:47:40.000z",
	} {
		if v := readProperty(t, "at", `"`+text+`"`); !v.At.Equal(want) {
			t.Errorf("%s is %s", text, v.At)
		}
	}
	if v := readProperty(t, "at", `"2025-08-29"`); !v.At.Equal(want.Truncate(24 * time.Hour)) {
		t.Errorf("a date is %s", v.At)
	}
	for _, text := range []string{"2025-08-29T18:47:40Z", "2025-08-29T18:47:40.123456+05:30"} {
		if v := readProperty(t, "at", `"`+text+`"`); v.At.IsZero() || v.Extra != nil {
			t.Errorf("%s is %+v", text, v)
		}
	}
	for _, text := range []string{
		"", "soon", "2025-08", "2025-08-29T", "2025-08-29T1:00:00Z", "2025-08-29T23:59:60Z", "2025-08-29T24:00:00Z",
		"2025-08-29T18:47:40,5Z", "2025-08-29T18:47Z", "2025-08-29_18:47:40Z", "2025-08-29T18:47:40+24:00", "2025-08-29T18:47:40+05:60", "2025-02-30",
		"2025-08-29  18:47:40Z", "1756493260",
	} {
		if v := readProperty(t, "at", `"`+text+`"`); !v.At.IsZero() || string(v.Extra["at"]) != `"`+text+`"` {
			t.Errorf("%s is %s", text, v.At)
		}
	}
}

func TestBytesAreReadInAnyFormOfBase64(t *testing.T) {
	for _, text := range []string{"+/8=", "-_8=", "+/8", "-_8"} {
		v := readProperty(t, "blob", `"`+text+`"`)
		if string(v.Blob) != "\xfb\xff" || (v.Extra == nil) != (text == "+/8=") {
			t.Errorf("%s is %+v", text, v)
		}
	}
}

type parts struct {
	Grid  [][]int64                   `json:"grid"`
	Words [][]string                  `json:"words"`
	Tree  map[string]map[string]*node `json:"tree"`
	Color color                       `json:"color"`
	Extra map[string]json.RawMessage  `json:"-" sdk:"extra"`
}

type node struct {
	Name  string                     `json:"name"`
	Below []node                     `json:"below,omitzero"`
	Extra map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type color string

func (c color) Known() bool { return c == "red" || c == "blue" }

type size int64

func (s size) Known() bool { return s == 1 || s == 2 }

func TestPartsOfPartsAreRead(t *testing.T) {
	got := roundTrip[parts](t, `{"grid":[[1,2],[],[3]],"words":[["a"],["b","c"]],"tree":{"x":{"y":{"name":"1","below":[`+
		`{"name":"2"},{"name":"3","below":[{"name":"4"}]}]}},"z":{}},"color":"red"}`)
	want := parts{
		Grid:  [][]int64{{1, 2}, {}, {3}},
		Words: [][]string{{"a"}, {"b", "c"}},
		Tree: map[string]map[string]*node{
			"x": {"y": {Name: "1", Below: []node{{Name: "2"}, {Name: "3", Below: []node{{Name: "4"}}}}}}, "z": {},
		},
		Color: "red",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestTagsThatAreNone(t *testing.T) {
	for _, tag := range []string{"null", `{"a":1}`, `["cat"]`} {
		found := roundTrip[animal](t, `{"kind":`+tag+`,"lives":1}`)
		if found.Type != "" || found.Cat != nil || found.Raw == nil {
			t.Errorf("%+v", found)
		}
	}
	for tag, want := range map[string]string{`"null"`: "null", "1": "1", "true": "true"} {
		if found := roundTrip[animal](t, `{"kind":`+tag+`}`); found.Type != want || found.Raw == nil {
			t.Errorf("%+v", found)
		}
	}
}

type choice struct {
	Color *color          `union:""`
	Size  *size           `union:""`
	Shade *shade          `union:""`
	Days  *time.Time      `union:""`
	Node  *node           `union:""`
	Raw   json.RawMessage `sdk:"raw"`
}

type shade string

func (s shade) Known() bool { return s == "dark" }

func TestEnumsInUnions(t *testing.T) {
	for text, want := range map[string]string{
		`"red"`: "Color", `"dark"`: "Shade", `"purple"`: "Color", "1": "Size", "7": "Size", "1.5": "Raw", "true": "Raw",
		`{"name":"a"}`: "Node", `"2024-01-01T00:00:00Z"`: "Days",
	} {
		value := roundTrip[choice](t, text)
		if got := setField(value); got != want {
			t.Errorf("%s is %s", text, got)
		}
		if want == "Color" && `"`+string(*value.Color)+`"` != text {
			t.Errorf("%s is %s", text, *value.Color)
		}
	}
}

// setField gives the name of the one field that is not zero.
func setField(union any) string {
	v, found := reflect.ValueOf(union), ""
	for i := range v.NumField() {
		if !v.Field(i).IsZero() {
			found += v.Type().Field(i).Name
		}
	}
	return found
}

func TestTimesInUnionsAreReadAndWrittenBack(t *testing.T) {
	type event struct {
		When struct {
			Count *int64          `union:""`
			Time  *time.Time      `union:""`
			Raw   json.RawMessage `sdk:"raw"`
		} `json:"when"`
		Extra map[string]json.RawMessage `json:"-" sdk:"extra"`
	}
	for _, text := range []string{"2024-01-01t00:00:00z", "2024-01-01", "2024-01-01T00:00:00Z"} {
		got := roundTrip[event](t, `{"when":"`+text+`"}`)
		if got.When.Time == nil || !got.When.Time.Equal(time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)) {
			t.Errorf("%s is %+v", text, got)
		}
	}
	var either struct {
		Time *time.Time      `union:""`
		Text *string         `union:""`
		Raw  json.RawMessage `sdk:"raw"`
	}
	if err := wire.Unmarshal([]byte(`"2024-01-01"`), &either); err != nil || either.Text == nil || either.Time != nil {
		t.Errorf("%+v, %v", either, err)
	}
}

func TestConstantsThatTheServerReplaces(t *testing.T) {
	type constants struct {
		Kind  string                     `json:"kind" const:"cat"`
		Count int64                      `json:"count" const:"3"`
		On    bool                       `json:"on" const:"true"`
		Maybe *string                    `json:"maybe,omitzero"`
		Extra map[string]json.RawMessage `json:"-" sdk:"extra"`
	}
	other := roundTrip[constants](t, `{"kind":"dog","count":4,"on":false,"maybe":"other"}`)
	if other.Kind != "dog" || other.Count != 4 || other.On || *other.Maybe != "other" {
		t.Errorf("%+v", other)
	}
	zero := roundTrip[constants](t, `{"kind":"","count":0,"on":false}`)
	if zero.Kind != "" || zero.Count != 0 || zero.On {
		t.Errorf("%+v", zero)
	}
	if fits := roundTrip[constants](t, `{"kind":"cat","count":3,"on":true}`); fits.Extra != nil {
		t.Errorf("%s", fits.Extra)
	}
	if text, err := wire.Marshal(constants{}); err != nil || string(text) != `{"kind":"cat","count":3,"on":true}` {
		t.Errorf("%s, %v", text, err)
	}
}

type timetable struct {
	Name    string                     `json:"name"`
	Until   *time.Time                 `json:"until,omitzero"`
	Extra   map[string]time.Time       `json:"-" sdk:"extra"`
	Invalid map[string]json.RawMessage `json:"-" sdk:"kept"`
}

func TestUndeclaredPropertiesHaveTheirType(t *testing.T) {
	got := roundTrip[timetable](t, `{"name":"a","x":"2024-01-01T00:00:00Z"}`)
	if !got.Extra["x"].Equal(time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)) || got.Invalid != nil {
		t.Errorf("%+v", got)
	}
	odd := roundTrip[timetable](t, `{"name":5,"until":"soon","b":"x","c":null,"a":"2024-01-01T00:00:00Z"}`)
	if odd.Name != "5" || odd.Until != nil || len(odd.Extra) != 3 || !odd.Extra["b"].IsZero() {
		t.Errorf("%+v", odd)
	}
	if names := slices.Sorted(maps.Keys(odd.Invalid)); !slices.Equal(names, []string{"b", "c", "name", "until"}) {
		t.Errorf("%v", names)
	}
	// What the caller has changed or removed is not written as it came.
	odd.Extra["b"] = odd.Extra["a"]
	delete(odd.Extra, "c")
	want := `{"name":5,"until":"soon","a":"2024-01-01T00:00:00Z","b":"2024-01-01T00:00:00Z"}`
	if text, err := wire.Marshal(odd); err != nil || string(text) != want {
		t.Errorf("%s, %v", text, err)
	}
}
