// Package wiretest contains helpers for the tests of an SDK: a server that answers one call, and checks of the request
// and the result.
package wiretest

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
)

// Reply is what a server answers. Without a type there is no Content-Type header.
type Reply struct {
	Status int
	Type   string
	Body   string
}

// Server answers every request alike, and keeps the last one.
type Server struct {
	URL      string
	t        testing.TB
	sent     string
	received chan received
}

// received is a request as it arrived.
type received struct {
	message *http.Request
	body    []byte
}

// Serve starts a server that ends with the test.
func Serve(t testing.TB, reply Reply) *Server {
	t.Helper()
	return serve(t, reply.Body, func(_ []byte) ([]byte, Reply) { return nil, reply })
}

// Sent checks that a result holds what the server has sent, which is JSON.
func (s *Server) Sent(result any) {
	s.t.Helper()
	Equal(s.t, result, s.sent)
}

// serve starts a server that sends what callers get as a result. The function gives what takes the place of a body that
// arrived, if anything does, and the reply.
func serve(t testing.TB, sent string, answer func(body []byte) ([]byte, Reply)) *Server {
	t.Helper()
	s := &Server{t: t, sent: sent, received: make(chan received, 1)}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Errorf("the body of the request broke off: %v", err)
		}
		inner, reply := answer(body)
		if inner != nil {
			body = inner
		}
		select {
		case s.received <- received{r, body}:
		default:
			t.Error("more than one request arrived")
		}
		// Without an entry the type would be guessed.
		w.Header()["Content-Type"] = nil
		if reply.Type != "" {
			w.Header().Set("Content-Type", reply.Type)
		}
		w.WriteHeader(reply.Status)
		_, _ = io.WriteString(w, reply.Body)
	}))
	t.Cleanup(server.Close)
	s.URL = server.URL
	return s
}
