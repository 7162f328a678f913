package wire_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"sdkmodule/internal/wire"
)

type booking struct {
	Name   string                     `json:"name"`
	Paid   bool                       `json:"paid"`
	At     time.Time                  `json:"at"`
	Until  *time.Time                 `json:"until,omitzero"`
	Times  []time.Time                `json:"times,omitzero"`
	Guest  animal                     `json:"guest"`
	Place  place                      `json:"place"`
	Prices map[string]float64         `json:"prices,omitzero"`
	Extra  map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type place struct {
	Guest animal                     `json:"guest"`
	Extra map[string]json.RawMessage `json:"-" sdk:"extra"`
}

const restOfBooking = `"guest":{"kind":"cat","lives":1},"place":{"guest":{"kind":"dog","barks":true}}`

func TestValuesThatDoNotFitAreKeptAndWrittenBack(t *testing.T) {
	read := func(properties string, after ...string) booking {
		return roundTrip[booking](t, "{"+properties+","+restOfBooking+strings.Join(after, "")+"}")
	}
	odd := read(`"name":5,"paid":"yes","at":"","until":"soon","times":["2024-01-02T03:04:05Z","x"]`, `,"prices":{"a":1,"b":{}}`)
	if odd.Name != "5" || odd.Paid || !odd.At.IsZero() || odd.Until != nil || len(odd.Times) != 2 || odd.Prices["a"] != 1 {
		t.Errorf("%+v", odd)
	}
	if string(odd.Extra["until"]) != `"soon"` || string(odd.Extra["name"]) != "5" {
		t.Errorf("%s", odd.Extra)
	}
	read(`"name":{"a":1},"paid":null,"at":null`)
	if fits := read(`"name":"a","paid":true,"at":"2024-01-02T03:04:05Z"`); fits.Extra != nil {
		t.Errorf("%s", fits.Extra)
	}
	// What the caller has changed is sent.
	odd.Name, odd.Paid, odd.At, odd.Until, odd.Times, odd.Prices = "n", true, time.Unix(0, 0).UTC(), &time.Time{}, nil, nil
	want := `{"name":"n","paid":true,"at":"1970-01-01T00:00:00Z","until":"0001-01-01T00:00:00Z",` + restOfBooking + "}"
	if text, err := wire.Marshal(odd); err != nil || string(text) != want {
		t.Errorf("%s, %v", text, err)
	}
}

func TestContainersInPlaceOfOthersAreKeptAndWrittenBack(t *testing.T) {
	const start = `{"name":"a","paid":true,"at":"2024-01-02T03:04:05Z",`
	for _, property := range []string{`"times":{}`, `"times":[[],{"a":1},null]`, `"until":null`, `"times":null`} {
		roundTrip[booking](t, start+property+","+restOfBooking+"}")
	}
	for _, property := range []string{`"prices":[]`, `"prices":"none"`, `"prices":null`} {
		roundTrip[booking](t, start+restOfBooking+","+property+"}")
	}
	odd := roundTrip[booking](t, `{"name":"a","paid":true,"at":"2024-01-02T03:04:05Z","guest":[1],"place":[]}`)
	if string(odd.Extra["place"]) != "[]" {
		t.Errorf("%s", odd.Extra)
	}
}

type account struct {
	ID      string                     `json:"id"`
	Created int64                      `json:"created"`
	Owner   *place                     `json:"owner,omitzero"`
	Extra   map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type closedAccount struct {
	ID     string                     `json:"id"`
	Closed bool                       `json:"closed" const:"true"`
	Extra  map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type anyAccount struct {
	Account *account        `union:""`
	Closed  *closedAccount  `union:""`
	Raw     json.RawMessage `sdk:"raw"`
}

func TestOddPartsChangeNoVariant(t *testing.T) {
	for text, want := range map[string]string{
		`{"id":"1","created":5,"owner":[]}`:                                      "Account",
		`{"id":"1","created":5,"owner":{"guest":{"kind":"cat","lives":"many"}}}`: "Account",
		`{"id":"1","closed":true,"more":[]}`:                                     "Closed",
		`{"id":"1","closed":false}`:                                              "Raw",
		`{"id":"1","email":"a@b.c"}`:                                             "Raw",
		`{"id":"1","created":{}}`:                                                "Raw",
		`[]`:                                                                     "Raw",
	} {
		read := roundTrip[anyAccount](t, text)
		found := "Raw"
		if read.Account != nil {
			found = "Account"
		} else if read.Closed != nil {
			found = "Closed"
		}
		if found != want {
			t.Errorf("%s is taken for %s", text, found)
		}
	}
}

func TestMissingConstantsAreNotWrittenBack(t *testing.T) {
	read := roundTrip[closedAccount](t, `{"id":"1"}`)
	roundTrip[closedAccount](t, `{"id":"1","closed":true}`)
	roundTrip[closedAccount](t, `{"id":"1","closed":false}`)
	read.Closed = true
	if text, err := wire.Marshal(read); err != nil || string(text) != `{"id":"1","closed":true}` {
		t.Errorf("%s, %v", text, err)
	}
	if text, err := wire.Marshal(closedAccount{ID: "2"}); err != nil || string(text) != `{"id":"2","closed":true}` {
		t.Errorf("%s, %v", text, err)
	}
}

func TestUnionsThatAreMissingCanBeWritten(t *testing.T) {
	roundTrip[booking](t, `{"name":"a","paid":true,"at":"2024-01-02T03:04:05Z","guest":null,"place":null}`)
	absent := `{"name":"a","paid":true,"at":"2024-01-02T03:04:05Z"`
	roundTrip[booking](t, absent+"}", absent+`,"guest":null,"place":null}`)
	roundTrip[booking](t, absent+`,"guest":{"kind":"bird"},"place":{}}`, absent+`,"guest":{"kind":"bird"},"place":{"guest":null}}`)
	// A caller who forgets one is told.
	if _, err := wire.Marshal(booking{}); err == nil || err.Error() != "a union without a value at $.guest" {
		t.Error(err)
	}
}

func TestValuesThatNothingCanKeepAreErrors(t *testing.T) {
	for text, target := range map[string]any{`"soon"`: &time.Time{}, `["a",{}]`: &[]string{}, `{"a":{"b":"x"}}`: &map[string]map[string]bool{}} {
		if err := wire.Unmarshal([]byte(text), target); err == nil {
			t.Errorf("%s gives %v", text, target)
		}
	}
}
