package core_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

// A small SDK, as it would be emitted, that the tests call.

type pet struct {
	ID              string                     `json:"id"`
	Name            *string                    `json:"name,omitzero"`
	Nickname        core.Nullable[string]      `json:"nickname,omitzero"`
	Owner           *string                    `json:"owner"`
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

func (p pet) MarshalJSON() ([]byte, error) { return core.Marshal(p) }

func (p *pet) UnmarshalJSON(data []byte) error { return core.Unmarshal(data, p) }

type getParams struct {
	PetID string `path:"petId"`
}

type updateRequest struct {
	PetID    string                `json:"-" path:"petId"`
	Trace    *string               `json:"-" header:"X-Trace"`
	DryRun   *bool                 `json:"-" query:"dryRun"`
	Name     *string               `json:"name,omitzero"`
	Nickname core.Nullable[string] `json:"nickname,omitzero"`
	Owner    *string               `json:"owner"`
}

type problem struct {
	Code            string                     `json:"code"`
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type petNotFoundError struct{ core.DeclaredError }

func newPetNotFoundError(e core.DeclaredError) error { return &petNotFoundError{e} }

func (e *petNotFoundError) Body() *problem { return core.ErrorBody[*problem](e.APIError) }

var (
	getOp = core.Operation{
		Method: "GET", Path: "/pets/{petId}", Response: &core.ResponseSpec{Kind: core.JSONResponse},
		Errors: []core.ErrorCase{{Status: 404, New: newPetNotFoundError}},
	}
	plainPostOp = core.Operation{
		Method: "POST", Path: "/pets", Body: &core.BodySpec{Kind: core.JSONBody},
		Response: &core.ResponseSpec{Kind: core.JSONResponse},
	}
)

func bearer() core.AuthSpec {
	return core.AuthSpec{Mode: core.AuthSingle, Apply: []string{"bearerAuth"}, Schemes: []core.Scheme{
		&core.BearerScheme{Key: "bearerAuth", Token: &core.Credential{Option: "WithToken", Env: "ACME_TEST_TOKEN"}},
	}}
}

func specWith(auth core.AuthSpec) *core.ClientSpec {
	return &core.ClientSpec{
		PackageName: "acme", Version: "1.0.0", Auth: auth, MaxRetries: 2, Timeout: time.Minute,
		Environments: []core.Environment{{Name: "production", URLs: []string{"https://api.invalid"}}},
	}
}

func withToken(token string) core.Option { return core.WithValue("WithToken", token) }

// recorder is a server that remembers what it received, and answers as the test says.
type recorder struct {
	*httptest.Server
	mutex    sync.Mutex
	requests []received
}

type received struct {
	method, uri, body string
	header            http.Header
	at                time.Time
}

// serve answers the nth request, from 0, by the function.
func serve(t *testing.T, answer func(n int, w http.ResponseWriter, r *http.Request)) *recorder {
	t.Helper()
	rec := &recorder{}
	rec.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body strings.Builder
		buffer := make([]byte, 4096)
		for {
			n, err := r.Body.Read(buffer)
			body.Write(buffer[:n])
			if err != nil {
				break
			}
		}
		rec.mutex.Lock()
		n := len(rec.requests)
		rec.requests = append(rec.requests, received{r.Method, r.RequestURI, body.String(), r.Header.Clone(), time.Now()})
		rec.mutex.Unlock()
		answer(n, w, r)
	}))
	t.Cleanup(rec.Close)
	return rec
}

func (r *recorder) all() []received {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return append([]received(nil), r.requests...)
}

// client gives a client of the server.
func (r *recorder) client(auth core.AuthSpec, options ...core.Option) *core.Client {
	return core.NewClient(specWith(auth), append([]core.Option{option.WithBaseURL(r.URL)}, options...))
}

func respond(status int, body string, headers ...string) func(int, http.ResponseWriter, *http.Request) {
	return func(_ int, w http.ResponseWriter, _ *http.Request) {
		for i := 0; i+1 < len(headers); i += 2 {
			w.Header().Set(headers[i], headers[i+1])
		}
		if w.Header().Get("Content-Type") == "" {
			w.Header().Set("Content-Type", "application/json")
		}
		w.WriteHeader(status)
		_, _ = w.Write([]byte(body))
	}
}

// sequence answers with one status after the other; the last one stays.
func sequence(statuses ...int) func(int, http.ResponseWriter, *http.Request) {
	return func(n int, w http.ResponseWriter, r *http.Request) {
		respond(statuses[min(n, len(statuses)-1)], `{"id":"p1","owner":null}`, "Retry-After-Ms", "1")(n, w, r)
	}
}

func get(c *core.Client, options ...core.Option) (*pet, error) {
	return core.Call[*pet](context.Background(), c, &getOp, &getParams{PetID: "p1"}, options)
}
