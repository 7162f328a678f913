package core_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"

	"sdkmodule/core"
)

func TestEventsThatNeverEndAreGivenUp(t *testing.T) {
	for name, text := range map[string]struct{ head, piece string }{
		"a comment": {":", "x"}, "a line of data": {"data: ", "x"}, "lines of data": {"", "data: " + strings.Repeat("x", 1017) + "\n"},
	} {
		for _, response := range []*core.ResponseSpec{{Kind: core.SSEResponse}, {Kind: core.JSONLResponse}} {
			if response.Kind == core.JSONLResponse && text.piece != "x" {
				continue
			}
			server := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
				_, _ = w.Write([]byte(text.head))
				chunk := []byte(strings.Repeat(text.piece, (1<<20)/len(text.piece)))
				for n := 0; n < 40 && r.Context().Err() == nil; n++ {
					_, _ = w.Write(chunk)
				}
			})
			_, err := events(t, server, response)
			var failed *core.StreamError
			if !errors.As(err, &failed) || err.Error() != "GET /stream failed: an event of the stream is larger than 33554432 bytes" {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	// A message by Connect says how long it is.
	server := serve(t, respond(200, "\x00\xff\xff\xff\xff{", "Content-Type", "application/connect+json"))
	op := &core.Operation{Method: "POST", Path: "/s", RPC: &core.ConnectStream{}, Response: &core.ResponseSpec{Kind: core.JSONLResponse}}
	stream, err := core.StreamMessages[token](context.Background(), server.client(core.AuthSpec{}), op, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var failed *core.StreamError
	if stream.Next() || !errors.As(stream.Err(), &failed) || !strings.Contains(failed.Error(), "33554432 bytes") {
		t.Error(stream.Err())
	}
}
