package wiretest

import (
	"iter"
	"math/big"
	"reflect"
	"testing"
	"time"
)

// Is checks what a program reads of a result.
func Is[T any](t testing.TB, got, want T) {
	t.Helper()
	if !same(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// Has checks a field that can be absent or null.
func Has[T any](t testing.TB, got interface{ Get() (T, bool) }, want T) {
	t.Helper()
	value, ok := got.Get()
	if !ok {
		t.Errorf("got no value, want %v", want)
		return
	}
	Is(t, value, want)
}

// Items returns the first items of a list.
func Items[T any](t testing.TB, items iter.Seq2[T, error], count int) []T {
	t.Helper()
	var got []T
	for item, err := range items {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, item)
		if len(got) == count {
			return got
		}
	}
	t.Fatalf("the list ended after %d items, not %d", len(got), count)
	return nil
}

// same reports whether values are equal: moments in any time zone, and numbers of any representation.
func same(got, want any) bool {
	switch got := got.(type) {
	case time.Time:
		want, ok := want.(time.Time)
		return ok && got.Equal(want)
	case *big.Int:
		want, ok := want.(*big.Int)
		return ok && (got == nil) == (want == nil) && (got == nil || got.Cmp(want) == 0)
	default:
		return reflect.DeepEqual(got, want)
	}
}
