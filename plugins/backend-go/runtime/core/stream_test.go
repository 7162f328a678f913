package core_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"sdkmodule/core"
)

type token struct {
	N int `json:"n"`
}

func streamOp(response *core.ResponseSpec) *core.Operation {
	return &core.Operation{Method: "GET", Path: "/stream", Response: response}
}

var doneEvents = &core.ResponseSpec{Kind: core.SSEResponse, Terminator: "[DONE]", ErrorEvent: "error"}

func events(t *testing.T, server *recorder, response *core.ResponseSpec, options ...core.Option) (found []int, err error) {
	t.Helper()
	open := core.StreamEvents[token]
	if response.Kind == core.JSONLResponse {
		open = core.StreamLines[token]
	}
	stream, err := open(context.Background(), server.client(core.AuthSpec{}), streamOp(response), nil, options)
	if err != nil {
		return nil, err
	}
	for event, err := range stream.All() {
		if err != nil {
			return found, err
		}
		found = append(found, event.N)
	}
	return found, nil
}

func TestAClosedStreamIsNotResumed(t *testing.T) {
	var calls atomic.Int32
	server := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
		calls.Add(1)
		_, _ = w.Write([]byte("id: 1\ndata: {\"n\":1}\n\n"))
		_ = http.NewResponseController(w).Flush()
		time.Sleep(50 * time.Millisecond)
		panic(http.ErrAbortHandler)
	})
	stream, err := core.ResumeEvents[token](context.Background(), server.client(core.AuthSpec{}), streamOp(doneEvents), nil, nil)
	if err != nil || !stream.Next() {
		t.Fatal(err, stream.Err())
	}
	time.AfterFunc(150*time.Millisecond, func() { _ = stream.Close() })
	if stream.Next() || stream.Err() != nil || calls.Load() != 1 {
		t.Errorf("%v after %d calls", stream.Err(), calls.Load())
	}
}

type named = core.ServerSentEvent[token]

func namedEvents(t *testing.T, stream *core.Stream[token], err error) (found []named) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	for event, err := range stream.Events() {
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, event)
	}
	return found
}

func TestEventsOfAResumedStreamHaveTheLastID(t *testing.T) {
	server := serve(t, func(n int, w http.ResponseWriter, _ *http.Request) {
		if n == 1 {
			_, _ = w.Write([]byte("data: {\"n\":2}\n\ndata: [DONE]\n\n"))
			return
		}
		_, _ = w.Write([]byte("id: a\ndata: {\"n\":1}\n\n"))
		_ = http.NewResponseController(w).Flush()
		panic(http.ErrAbortHandler)
	})
	stream, err := core.ResumeEvents[token](context.Background(), server.client(core.AuthSpec{}), streamOp(doneEvents), nil, nil)
	want := []named{{token{1}, "message", "a"}, {token{2}, "message", "a"}}
	if got := namedEvents(t, stream, err); !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestEventsEndWithTheErrorOfTheStream(t *testing.T) {
	server := serve(t, respond(200, "data: {\"n\":1}\n\n", "Content-Type", "text/event-stream"))
	stream, err := core.StreamEvents[token](context.Background(), server.client(core.AuthSpec{}), streamOp(doneEvents), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var numbers []int
	for event, failure := range stream.Events() {
		numbers, err = append(numbers, event.Data.N), failure
	}
	var failed *core.StreamError
	if !errors.As(err, &failed) || !slices.Equal(numbers, []int{1, 0}) {
		t.Errorf("%v %v", numbers, err)
	}
}

var fileOp = &core.Operation{Method: "GET", Path: "/f", Response: &core.ResponseSpec{Kind: core.BinaryResponse}}

func TestDownloads(t *testing.T) {
	content := strings.Repeat("0123456789abcdef", 1<<16)
	disposition := `attachment; filename="../a.png"`
	server := serve(t, respond(200, content, "Content-Type", "image/png", "Content-Disposition", disposition, "X-Request-Id", "r1"))
	file, err := core.DownloadFile(context.Background(), server.client(core.AuthSpec{}), fileOp, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := io.ReadAll(file)
	if err != nil || string(got) != content || file.ContentType() != "image/png" || file.Close() != nil {
		t.Errorf("%d bytes, %v", len(got), err)
	}
	if file.StatusCode != 200 || file.RequestID != "r1" || file.Filename != "a.png" || file.Header.Get("Content-Disposition") != disposition {
		t.Errorf("%+v", file)
	}
	missing := serve(t, respond(404, `{"message":"no"}`))
	var failed *core.NotFoundError
	if _, err := core.DownloadFile(context.Background(), missing.client(core.AuthSpec{}), fileOp, nil, nil); !errors.As(err, &failed) {
		t.Error(err)
	}
}
