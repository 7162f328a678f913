package core_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
)

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

func TestOptionsThatCannotWork(t *testing.T) {
	server := serve(t, respond(200, `{}`))
	for name, options := range map[string][]core.Option{
		"a relative base URL": {option.WithBaseURL("/api")},
		"retries below zero":  {option.WithMaxRetries(-1)},
	} {
		_, err := get(server.client(bearer(), append([]core.Option{withToken("t")}, options...)...))
		var wrong *core.ConfigurationError
		if !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
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
