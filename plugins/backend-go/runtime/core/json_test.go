package core_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
	"time"

	"sdkmodule/core"
)

type visit struct {
	Day             core.Date                  `json:"day"`
	Left            *core.Date                 `json:"left,omitzero"`
	Paid            core.Nullable[time.Time]   `json:"paid,omitzero"`
	Days            core.Nullable[[]core.Date] `json:"days,omitzero"`
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

func TestDatesThatServersWriteOddly(t *testing.T) {
	for text, want := range map[string]visit{
		`{"day":"2024-02-29T23:00:00+05:30","left":"2024-02-29 10:00:00"}`: {
			Day: core.NewDate(2024, 2, 29), Left: core.Ptr(core.NewDate(2024, 2, 29)),
		},
		`{"day":"2024-02-29t00:00:00z","left":"2024-02-29T00:00:60Z"}`: {Day: core.NewDate(2024, 2, 29)},
		`{"day":"","left":"soon","paid":""}`:                           {},
		`{"day":null,"left":5,"paid":true}`:                            {},
		`{"day":"2024-02-29","paid":null}`:                             {Day: core.NewDate(2024, 2, 29), Paid: core.Null[time.Time]()},
		`{"day":"2024-02-29","paid":"2024-02-29"}`:                     {Day: core.NewDate(2024, 2, 29), Paid: core.Value(time.Date(2024, 2, 29, 0, 0, 0, 0, time.UTC))},
		`{"day":"2024-02-29","days":["2024-02-29","","soon"]}`:         {Day: core.NewDate(2024, 2, 29), Days: core.Value([]core.Date{core.NewDate(2024, 2, 29), {}, {}})},
	} {
		var got visit
		if err := core.Unmarshal([]byte(text), &got); err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if again, err := core.Marshal(got); err != nil || string(again) != text {
			t.Errorf("%s is written as %s, %v", text, again, err)
		}
		got.ExtraProperties = nil
		first, _ := core.Marshal(got)
		if second, _ := core.Marshal(want); string(first) != string(second) {
			t.Errorf("%s is %s, not %s", text, first, second)
		}
	}
	// Alone, where nothing can keep the text, a date is strict.
	var day core.Date
	if err := json.Unmarshal([]byte(`"2024-02-29T00:00:00Z"`), &day); err == nil {
		t.Error("a time passes for a date")
	}
}

type numbers struct {
	Count           core.Nullable[int64]       `json:"count,omitzero"`
	Sizes           core.Nullable[[]float64]   `json:"sizes,omitzero"`
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

func TestNullablesOfNumbersInText(t *testing.T) {
	for text, want := range map[string]numbers{
		`{"count":"12","sizes":["1.5",2]}`: {Count: core.Value[int64](12), Sizes: core.Value([]float64{1.5, 2})},
		`{"count":"0"}`:                    {Count: core.Value[int64](0)},
		`{"count":"1.5"}`:                  {},
	} {
		var got numbers
		if err := core.Unmarshal([]byte(text), &got); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if again, err := core.Marshal(got); err != nil || string(again) != text {
			t.Errorf("%s is written as %s, %v", text, again, err)
		}
		if got.ExtraProperties = nil; !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %+v", text, got)
		}
	}
}

// when is a union of a date and a time.
type when struct {
	Day  *core.Date      `union:""`
	Time *time.Time      `union:""`
	Left *int64          `union:""`
	Raw  json.RawMessage `sdk:"raw"`
}

func TestDatesAndTimesInUnions(t *testing.T) {
	for text, isDay := range map[string]bool{`"2024-02-29"`: true, `"2024-02-29T00:00:00Z"`: false, `"2024-02-29t00:00:00z"`: false} {
		var got when
		if err := core.Unmarshal([]byte(text), &got); err != nil || (got.Day != nil) != isDay || (got.Time != nil) == isDay {
			t.Errorf("%s is %+v, %v", text, got, err)
		}
	}
}

func (v visit) String() string { return core.Text(v) }

func TestValuesPrintAsJSON(t *testing.T) {
	paid := core.Value(time.Date(2024, 2, 29, 0, 0, 0, 0, time.UTC))
	value := &visit{Day: core.NewDate(2024, 2, 29), Paid: paid}
	want := `{"day":"2024-02-29","paid":"2024-02-29T00:00:00Z"}`
	if text := fmt.Sprint(value); text != want {
		t.Error(text)
	}
	if text := fmt.Sprintf("%+v", []visit{*value}); text != "["+want+"]" {
		t.Error(text)
	}
	if text := fmt.Sprint(paid, core.Null[int](), core.Value("a")); text != `"2024-02-29T00:00:00Z" null "a"` {
		t.Error(text)
	}
	if text := core.Text(make(chan int)); text != "cannot be written as JSON: it holds a value of chan int, which JSON cannot carry, at $" {
		t.Error(text)
	}
}

type stay struct {
	Visit core.Nullable[*visit] `json:"visit,omitzero"`
}

func TestNullablesOfPointers(t *testing.T) {
	var none *visit
	day := &visit{Day: core.NewDate(2024, 2, 29)}
	for _, row := range []struct {
		value core.Nullable[*visit]
		text  string
		null  bool
	}{
		{core.Nullable[*visit]{}, `{}`, false},
		{core.Null[*visit](), `{"visit":null}`, true},
		{core.Value(none), `{"visit":null}`, true},
		{core.Value(day), `{"visit":{"day":"2024-02-29"}}`, false},
	} {
		text, err := core.Marshal(stay{Visit: row.value})
		if err != nil || string(text) != row.text {
			t.Errorf("%s is written as %s, %v", row.text, text, err)
		}
		var read stay
		if err := core.Unmarshal(text, &read); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		value, ok := read.Visit.Get()
		if read.Visit.IsNull() != row.null || row.value.IsNull() != row.null || read.Visit.IsZero() != row.value.IsZero() {
			t.Errorf("%s: whether it is null or absent gets lost", text)
		}
		if ok != (row.text != `{}` && !row.null) || ok != (value != nil) || read.Visit.Or(day) == nil {
			t.Errorf("%s gives %v, %v", text, value, ok)
		}
	}
	// Text that is not JSON changes nothing.
	names := core.Value([]string{"a"})
	if err := names.UnmarshalJSON([]byte(`{`)); err == nil || names.String() != `["a"]` {
		t.Error(names, err)
	}
}

func TestNullablesCompare(t *testing.T) {
	read := func(text string) (n core.Nullable[string]) {
		if err := n.UnmarshalJSON([]byte(text)); err != nil {
			t.Fatal(err)
		}
		return n
	}
	if read(`"a"`) != core.Value("a") || read(`null`) != core.Null[string]() || read(`""`) == core.Null[string]() {
		t.Error("equal Nullables differ, or others do not")
	}
}
