package sse_test

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"sdkmodule/internal/sse"
)

// sent is an event with its data as text.
type sent struct{ name, data, id string }

func eventsOf(t *testing.T, source io.Reader) []sent {
	t.Helper()
	reader := sse.NewReader(source, "", 1<<20)
	var found []sent
	for {
		event, err := reader.Next()
		if err == io.EOF {
			return found
		}
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, sent{event.Name, string(event.Data), event.ID})
	}
}

// FuzzEvents holds the parser to giving the same events however a text arrives, and never data with the end of a line
// other than its own.
func FuzzEvents(f *testing.F) {
	for _, seed := range []string{
		"data: a\n\n", "data: a\r\ndata: b\r\n\r\n", "\uFEFFdata:a\r\n\r\n", "data: a\ndata\r\r", "event: x\rid: 1\ndata: ä\n\n: c\n\ndata", "\r\n\n\r", "\uFEFF\uFEFFdata: a",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		whole := eventsOf(t, bytes.NewReader(text))
		if pieces := eventsOf(t, iotest.OneByteReader(bytes.NewReader(text))); !slices.Equal(whole, pieces) {
			t.Errorf("%q gives %q at once and %q byte by byte", text, whole, pieces)
		}
		for _, event := range whole {
			if strings.Contains(event.data, "\r") || strings.ContainsAny(event.name+event.id, "\r\n") {
				t.Errorf("%q gives %q", text, event)
			}
		}
	})
}
