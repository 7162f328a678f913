package core_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"strings"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

func TestTheCauseOfAFailedConnectionShowsNoQuery(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = listener.Close()
	closed := core.NewClient(specWith(core.AuthSpec{}), []core.Option{option.WithBaseURL("http://" + listener.Addr().String() + "?key=SECRET")})
	err = post(closed, &plainPostOp, option.WithMaxRetries(0))
	var failed *core.ConnectionError
	if !errors.As(err, &failed) {
		t.Fatal(err)
	}
	if cause := errors.Unwrap(failed); cause == nil || strings.Contains(cause.Error(), "SECRET") {
		t.Errorf("cause %v", cause)
	}
}

func TestLimitsOfTheCallerAreErrorsOfTheStandardLibrary(t *testing.T) {
	server := serve(t, func(_ int, _ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	_, err := get(server.client(core.AuthSpec{}), option.WithTimeout(50*time.Millisecond), option.WithMaxRetries(0))
	var standard net.Error
	if !errors.As(err, &standard) || !standard.Timeout() {
		t.Error(err)
	}
	short, stop := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer stop()
	_, err = core.Call[*pet](short, server.client(core.AuthSpec{}), &getOp, &getParams{PetID: "p1"}, nil)
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

func post(c *core.Client, op *core.Operation, options ...core.Option) error {
	_, err := core.Call[*pet](context.Background(), c, op, &updateRequest{}, options)
	return err
}

func TestConnectionsOfFailedAttemptsServeAgain(t *testing.T) {
	server := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
		switch n {
		case 0, 1:
			respond(503, `{"message":"no"}`, "Retry-After-Ms", "1")(n, w, r)
		case 2:
			respond(307, `{"at":"/elsewhere"}`, "Location", "/elsewhere")(n, w, r)
		default:
			sequence(200)(n, w, r)
		}
	})
	connections := map[string]bool{}
	trace := &httptrace.ClientTrace{GotConn: func(info httptrace.GotConnInfo) {
		connections[info.Conn.LocalAddr().String()] = true
	}}
	ctx := httptrace.WithClientTrace(context.Background(), trace)
	if _, err := core.Call[*pet](ctx, server.client(core.AuthSpec{}), &getOp, &getParams{PetID: "p1"}, nil); err != nil {
		t.Fatal(err)
	}
	if len(server.all()) != 4 || len(connections) != 1 {
		t.Errorf("%d requests by %d connections", len(server.all()), len(connections))
	}
}

func TestTheRestOfASmallBodyIsNotWaitedFor(t *testing.T) {
	release := make(chan struct{})
	defer close(release)
	for _, status := range []int{503, 302} {
		server := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
			if n > 0 {
				sequence(200)(n, w, r)
				return
			}
			w.Header().Set("Content-Length", "10")
			w.Header().Set("Retry-After-Ms", "1")
			w.Header().Set("Location", "/elsewhere")
			w.WriteHeader(status)
			_, _ = io.WriteString(w, "x")
			_ = http.NewResponseController(w).Flush()
			<-release
		})
		started := time.Now()
		if _, err := get(server.client(core.AuthSpec{})); err != nil {
			t.Fatal(err)
		}
		if took := time.Since(started); took > 2*time.Second {
			t.Errorf("%d: took %s", status, took)
		}
	}
}
