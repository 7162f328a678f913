package wiretest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"math/big"
	"strings"
	"testing"
	"time"
)

// Equal checks that a result holds what JSON says.
func Equal(t testing.TB, got any, want string) {
	t.Helper()
	text, err := json.Marshal(got)
	if err != nil {
		t.Fatalf("the result cannot be written: %v", err)
	}
	if problem := differenceOf(text, []byte(want)); problem != "" {
		t.Errorf("the result is %s, not %s: %s", text, want, problem)
	}
}

// Events checks the events of a stream, against a list in JSON, and returns them.
func Events[T any](t testing.TB, events iter.Seq2[T, error], want string) []T {
	t.Helper()
	got := []T{}
	for event, err := range events {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, event)
	}
	Equal(t, got, want)
	return got
}

// Content checks a file, and closes it.
func Content(t testing.TB, file io.ReadCloser, want string) {
	t.Helper()
	content, err := io.ReadAll(file)
	if err != nil {
		t.Error(err)
	}
	if err := file.Close(); err != nil {
		t.Error(err)
	}
	if string(content) != want {
		t.Errorf("the file holds %q, not %q", content, want)
	}
}

// differenceOf tells where JSON differs from what it should be; empty where it does not.
func differenceOf(got, want []byte) string {
	gotValue, err := parsed(got)
	if err != nil {
		return fmt.Sprintf("it is not valid JSON: %v", err)
	}
	wantValue, err := parsed(want)
	if err != nil {
		return fmt.Sprintf("what is wanted is not valid JSON: %v", err)
	}
	return difference(gotValue, wantValue, "")
}

func parsed(text []byte) (value any, err error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	err = decoder.Decode(&value)
	return value, err
}

// difference compares values. A property that is null and one that is absent are alike: types may not tell them apart.
func difference(got, want any, at string) string {
	switch want := want.(type) {
	case map[string]any:
		if got, ok := got.(map[string]any); ok {
			return differenceOfObjects(got, want, at)
		}
	case []any:
		if got, ok := got.([]any); ok && len(got) == len(want) {
			for i, item := range want {
				if problem := difference(got[i], item, fmt.Sprintf("%s/%d", at, i)); problem != "" {
					return problem
				}
			}
			return ""
		}
	case json.Number:
		if got, ok := got.(json.Number); ok && sameNumber(got, want) {
			return ""
		}
	case string:
		if got, ok := got.(string); ok && (got == want || sameTime(got, want)) {
			return ""
		}
	default:
		if got == want {
			return ""
		}
	}
	return strings.TrimSpace(fmt.Sprintf("%v in place of %v %s", got, want, at))
}

func differenceOfObjects(got, want map[string]any, at string) string {
	for key, value := range want {
		if problem := difference(got[key], value, at+"/"+key); problem != "" {
			return problem
		}
	}
	for key, value := range got {
		if _, known := want[key]; !known && value != nil {
			return fmt.Sprintf("%s/%s should not be there", at, key)
		}
	}
	return ""
}

func sameNumber(a, b json.Number) bool {
	first, ok1 := new(big.Rat).SetString(a.String())
	second, ok2 := new(big.Rat).SetString(b.String())
	return ok1 && ok2 && first.Cmp(second) == 0
}

// sameTime tells whether two texts are the same moment: there are several for each.
func sameTime(a, b string) bool {
	first, ok1 := timeOf(a)
	second, ok2 := timeOf(b)
	return ok1 && ok2 && first.Equal(second)
}

func timeOf(text string) (time.Time, bool) {
	for _, layout := range []string{time.RFC3339, "2006-01-02T15:04:05-0700"} {
		if found, err := time.Parse(layout, text); err == nil {
			return found, true
		}
	}
	return time.Time{}, false
}
