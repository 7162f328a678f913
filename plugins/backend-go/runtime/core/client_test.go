package core_test

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
)

func TestCallSendsAndDecodes(t *testing.T) {
	server := serve(t, respond(200, `{"id":"p1","name":"Rex","nickname":null,"owner":"o","color":"red"}`, "X-Request-Id", "r1"))
	client := server.client(bearer(), withToken("TOK"))
	found, err := core.CallRaw[*pet](context.Background(), client, &getOp, &getParams{PetID: "a/b c"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := found.Body
	if p.ID != "p1" || *p.Name != "Rex" || !p.Nickname.IsNull() || *p.Owner != "o" || string(p.ExtraProperties["color"]) != `"red"` {
		t.Errorf("decoded %+v", p)
	}
	if found.StatusCode != 200 || found.RequestID != "r1" || found.URL != server.URL+"/pets/a%2Fb%20c" {
		t.Errorf("response %+v", found)
	}
	sent := server.all()[0]
	if sent.uri != "/pets/a%2Fb%20c" || sent.header.Get("Authorization") != "Bearer TOK" {
		t.Errorf("sent %+v", sent)
	}
	agent := regexp.MustCompile(`^acme/1\.0\.0 \(Go; ` + regexp.QuoteMeta(runtime.Version()) + `\)$`)
	if !agent.MatchString(sent.header.Get("User-Agent")) {
		t.Errorf("User-Agent %q", sent.header.Get("User-Agent"))
	}
	if _, ok := sent.header["Content-Type"]; ok {
		t.Error("a request without a body says what its body is")
	}
}

func TestRequestPlacesEachPart(t *testing.T) {
	server := serve(t, respond(200, `{"id":"p1","owner":null}`))
	client := server.client(core.AuthSpec{}, option.WithHeader("X-Client", "c"))
	req := &updateRequest{PetID: "p1", Trace: core.Ptr("t"), DryRun: core.Ptr(false), Nickname: core.Null[string]()}
	_, err := core.Call[*pet](context.Background(), client, &updateOp, req, []core.Option{
		option.WithQuery("q", "a b"), option.WithBodyProperty("name", "Max"), option.WithHeader("X-Trace", "mine"),
	})
	if err != nil {
		t.Fatal(err)
	}
	sent := server.all()[0]
	if sent.uri != "/pets/p1?dryRun=false&q=a%20b" {
		t.Errorf("sent to %s", sent.uri)
	}
	if sent.body != `{"nickname":null,"owner":null,"name":"Max"}` {
		t.Errorf("body %s", sent.body)
	}
	if sent.header.Get("X-Trace") != "mine" || sent.header.Get("X-Client") != "c" || sent.header.Get("Content-Type") != "application/json" {
		t.Errorf("headers %v", sent.header)
	}
}

func TestErrorsAreFoundByStatusAndByDeclaration(t *testing.T) {
	server := serve(t, respond(404, `{"code":"gone","message":"no TOKEN-1 pet"}`, "X-Request-Id", "r1", "Retry-After", "7"))
	_, err := get(server.client(bearer(), withToken("TOKEN-1")))
	var declared *petNotFoundError
	var status *core.NotFoundError
	var api *core.APIError
	var root core.Error
	if !errors.As(err, &declared) || !errors.As(err, &status) || !errors.As(err, &api) || !errors.As(err, &root) {
		t.Fatalf("%T", err)
	}
	if want := "GET /pets/p1 failed with 404: no *** pet (request id: r1)"; err.Error() != want {
		t.Errorf("message %q", err.Error())
	}
	if declared.Body() == nil || declared.Body().Code != "gone" || api.Attempts != 1 || api.RetryAfter.Seconds() != 7 {
		t.Errorf("error %+v", api)
	}
	if strings.Contains(fmt.Sprintf("%v %+v %#v %#v", err, err, err, api), "TOKEN-1") {
		t.Error("printing the error shows the token")
	}
	if !strings.Contains(string(api.RawBody()), "TOKEN-1") || api.Header().Get("x-request-id") != "r1" {
		t.Error("the error does not give what the server sent")
	}
}

func TestErrorBodiesNeverFail(t *testing.T) {
	for _, body := range []string{"", "<html>no</html>", "\xff\xfe", "[1]", strings.Repeat("x", 5<<20), `{"code":1}`} {
		server := serve(t, respond(502, body, "Content-Type", "text/html"))
		_, err := get(server.client(core.AuthSpec{}), option.WithMaxRetries(0))
		var failed *core.InternalServerError
		if !errors.As(err, &failed) || len(err.Error()) > 700 {
			t.Errorf("%d bytes: %T %.100s", len(body), err, err)
		}
		if failed != nil && len(failed.RawBody()) > 1<<20 {
			t.Error("more than 1 MiB is kept")
		}
	}
}

func TestDecodeErrorNamesThePath(t *testing.T) {
	server := serve(t, respond(200, `[{"id":"p1"}]`))
	_, err := get(server.client(core.AuthSpec{}))
	var decode *core.DecodeError
	if !errors.As(err, &decode) || decode.Path != "$" || decode.StatusCode != 200 {
		t.Fatalf("%T %v", err, err)
	}
	truncated := serve(t, respond(200, `{"id":"p1"`))
	if _, err = get(truncated.client(core.AuthSpec{})); !errors.As(err, &decode) {
		t.Errorf("%T %v", err, err)
	}
}

func TestBearerFromTheEnvironment(t *testing.T) {
	server := serve(t, respond(200, `{"id":"p1","owner":null}`))
	t.Setenv("ACME_TEST_TOKEN", " ENV ")
	client := server.client(bearer())
	empty := server.client(bearer(), withToken(""))
	t.Setenv("ACME_TEST_TOKEN", "LATER")
	if _, err := get(client); err != nil {
		t.Fatal(err)
	}
	if _, err := get(client, withToken("ARG")); err != nil {
		t.Fatal(err)
	}
	var missing *core.MissingCredentialsError
	if _, err := get(empty); !errors.As(err, &missing) {
		t.Errorf("an empty token falls back: %v", err)
	}
	sent := server.all()
	if len(sent) != 2 || sent[0].header.Get("Authorization") != "Bearer ENV" || sent[1].header.Get("Authorization") != "Bearer ARG" {
		t.Errorf("sent %+v", sent)
	}
}

func TestOptionsThatCannotWork(t *testing.T) {
	server := serve(t, respond(200, `{}`))
	for name, options := range map[string][]core.Option{
		"a relative base URL": {option.WithBaseURL("/api")},

		"a header with a break": {option.WithHeader("X-A", "a\r\nX-B: 1")},
		"retries below zero":    {option.WithMaxRetries(-1)},
		"a token with a break":  {withToken("a\r\nX-Evil: 1")},
	} {
		_, err := get(server.client(bearer(), append([]core.Option{withToken("t")}, options...)...))
		var wrong *core.ConfigurationError
		if !errors.As(err, &wrong) || strings.Contains(err.Error(), "X-Evil") {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, id := range []string{"", ".", "..", "%2e%2e", "%252E.", "\xff"} {
		_, err := core.Call[*pet](context.Background(), server.client(core.AuthSpec{}), &getOp, &getParams{PetID: id}, nil)
		var wrong *core.ConfigurationError
		if !errors.As(err, &wrong) {
			t.Errorf("the path parameter %q: %v", id, err)
		}
	}
	for name, bad := range map[string]core.Option{
		"query": option.WithQuery("q", "\xff"), "header": option.WithHeader("X-A", "\xff"), "body": option.WithBodyProperty("a", "\xff"),
	} {
		var wrong *core.ConfigurationError
		if err := post(server.client(core.AuthSpec{}), &plainPostOp, bad); !errors.As(err, &wrong) {
			t.Errorf("%s that is not UTF-8: %v", name, err)
		}
	}
	if n := len(server.all()); n != 0 {
		t.Errorf("%d requests were sent", n)
	}
}

func TestPrintingAClientShowsNoSecret(t *testing.T) {
	client := core.NewClient(specWith(bearer()), []core.Option{withToken("SECRET-1"), option.WithHeader("X-Key", "SECRET-2")})
	text := fmt.Sprintf("%v %+v %#v %+v", client, client, client, *client)
	if strings.Contains(text, "SECRET") {
		t.Error(text)
	}
}

func TestUndeclaredEndpoints(t *testing.T) {
	server := serve(t, respond(200, `{"id":"p1","owner":null}`))
	client := server.client(bearer(), withToken("TOK"))
	var found pet
	resp, err := client.Request(context.Background(), "post", "/other?x=1", map[string]any{"a": 1}, &found)
	if err != nil || resp.StatusCode != 200 || found.ID != "p1" {
		t.Fatal(err, resp)
	}
	sent := server.all()[0]
	if sent.method != "POST" || sent.uri != "/other?x=1" || sent.body != `{"a":1}` || sent.header.Get("Authorization") != "Bearer TOK" {
		t.Errorf("sent %+v", sent)
	}
	if _, err := client.Request(context.Background(), "GET", "https://evil.invalid/", nil, nil); err == nil {
		t.Error("an absolute URL was taken")
	}
}
