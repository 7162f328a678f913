package echo_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"golden.test/core"
	echo "golden.test/sdk/echo"
	"golden.test/sdk/echo/option"
)

func client(variable string, opts ...core.Option) *echo.Client {
	return echo.NewClient(append([]core.Option{option.WithBaseURL(os.Getenv(variable)), option.WithMaxRetries(0)}, opts...)...)
}

// same tells whether both are the same JSON.
func same(t *testing.T, value any, want string) {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	if got, wanted := parsed(t, string(text)), parsed(t, want); !reflect.DeepEqual(got, wanted) {
		t.Errorf("%s\nis not\n%s", text, want)
	}
}

func parsed(t *testing.T, text string) any {
	t.Helper()
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		t.Fatal(err)
	}
	return value
}

func TestFieldsOfEveryKind(t *testing.T) {
	everything := os.Getenv("EVERYTHING")
	var request echo.Everything
	if err := core.Unmarshal([]byte(everything), &request); err != nil {
		t.Fatal(err)
	}
	found, err := client("ECHO").Echo.Say(context.Background(), &request)
	if err != nil {
		t.Fatal(err)
	}
	same(t, found, everything)
	if found, err = client("ECHO").Echo.Say(context.Background(), nil); err != nil {
		t.Fatal(err)
	}
	same(t, found, `{}`)
}

func TestMessagesThatAreNoObjects(t *testing.T) {
	ctx, api := context.Background(), client("ECHO").Echo
	if length, err := api.Length(ctx, &echo.LengthEchoRequest{Body: echo.Ptr("four")}); length == nil || *length != "4" || err != nil {
		t.Errorf("%v %v", length, err)
	}
	shape, err := api.Shape(ctx, &echo.ShapeEchoRequest{Body: map[string]any{"any": []any{"thing"}}})
	if err != nil {
		t.Fatal(err)
	}
	same(t, shape, `{"any":["thing"]}`)
	if err := api.Ping(ctx); err != nil {
		t.Error(err)
	}
}

func TestStreamsOfMessages(t *testing.T) {
	ctx, api := context.Background(), client("ECHO").Echo
	stream, err := api.Count(ctx, &echo.CountRequest{From: echo.Ptr("9007199254740993"), Times: echo.Ptr(int32(2))})
	if err != nil {
		t.Fatal(err)
	}
	var numbers []string
	for one, err := range stream.All() {
		if err != nil {
			t.Fatal(err)
		}
		numbers = append(numbers, *one.Number)
	}
	if !reflect.DeepEqual(numbers, []string{"9007199254740993", "9007199254740994"}) {
		t.Errorf("%v", numbers)
	}
	if stream, err = api.Count(ctx, &echo.CountRequest{From: echo.Ptr("1"), Times: echo.Ptr(int32(1)), FailsWith: echo.Ptr("tired")}); err != nil {
		t.Fatal(err)
	}
	if !stream.Next() || *stream.Current().Number != "1" || stream.Next() {
		t.Errorf("%+v", stream.Current())
	}
	var busy *echo.TooManyRequestsError
	var failed *echo.ConnectError
	err = stream.Err()
	if !errors.As(err, &busy) || !errors.As(err, &failed) || failed.Code != "resource_exhausted" || failed.Message != "tired" {
		t.Errorf("%T %v", err, err)
	}
	if err.Error() != "POST /echo.v1.Echo/Count failed with resource_exhausted: tired" {
		t.Error(err)
	}
	// Leaving the loop closes the connection, which the server notices.
	if stream, err = api.Count(ctx, &echo.CountRequest{Times: echo.Ptr(int32(100_000))}); err != nil {
		t.Fatal(err)
	}
	for range stream.All() {
		break
	}
}

func TestErrorsByConnect(t *testing.T) {
	for _, test := range []struct {
		code, wire string
		status     int
		target     any
	}{
		{"NotFound", "not_found", 404, new(*echo.NotFoundError)},
		{"InvalidArgument", "invalid_argument", 400, new(*echo.BadRequestError)},
		{"Unauthenticated", "unauthenticated", 401, new(*echo.UnauthorizedError)},
		{"Aborted", "aborted", 409, new(*echo.ConflictError)},
		{"Unavailable", "unavailable", 503, new(*echo.InternalServerError)},
		{"Canceled", "canceled", 499, new(*echo.APIError)},
	} {
		err := client("ECHO").Echo.Fail(context.Background(), &echo.FailRequest{Code: &test.code, Because: echo.Ptr("so")})
		var failed *echo.ConnectError
		if !errors.As(err, &failed) || !errors.As(err, test.target) || failed.StatusCode != test.status {
			t.Errorf("%s: %T %v", test.code, err, err)
			continue
		}
		details := failed.Details()
		if failed.Code != test.wire || failed.Message != "so" || len(details) != 1 || details[0].Type != "echo.v1.Counted" || details[0].Value != "CAU" {
			t.Errorf("%s: %+v %+v", test.code, failed, details)
		}
	}
}

func TestOnlyWhatChangesNothingIsTriedAgain(t *testing.T) {
	left := 0
	failing := option.WithMiddleware(func(req *http.Request, next func(*http.Request) (*http.Response, error)) (*http.Response, error) {
		response, err := next(req)
		if left > 0 && err == nil {
			left--
			response.StatusCode = 502
		}
		return response, err
	})
	api := client("ECHO", option.WithMaxRetries(1), failing).Echo
	left = 1
	if err := api.Ping(context.Background()); err != nil {
		t.Error(err)
	}
	left = 1
	var api502 *echo.APIError
	if _, err := api.Say(context.Background(), nil); !errors.As(err, &api502) || api502.StatusCode != 502 || api502.Attempts != 1 {
		t.Errorf("%v", err)
	}
}

func TestTranscoding(t *testing.T) {
	ctx, items := context.Background(), client("GATEWAY").Items
	since := time.Date(2026, 1, 31, 12, 0, 0, 500_000_000, time.UTC)
	item, err := items.Get(ctx, &echo.GetItemRequest{
		Name: "items/a b", Revision: echo.Ptr("9007199254740993"), Fresh: echo.Ptr(true),
		Colors: []echo.Color{echo.ColorRed, echo.ColorGreen}, Since: &since, Within: echo.Ptr("1.500s"),
		ReadMask: echo.Ptr("text,inner.deepText"), Limit: echo.Ptr("7"), Token: []byte{0, 0xfe, 0x0f},
		FilterByText: echo.Ptr("a&b=ü"), FilterIDs: []string{"1", "9007199254740993"},
	})
	if err != nil || *item.Text != "items/1" || *item.Large != "9007199254740993" {
		t.Errorf("%+v %v", item, err)
	}
	if _, err = items.GetForDeep(ctx, &echo.GetItemForDeepRequest{Name: "a/b c/d"}); err != nil {
		t.Error(err)
	}
	if all, err := items.List(ctx, &echo.ListItemsRequest{Name: echo.Ptr("x")}); err != nil || len(all) != 1 {
		t.Errorf("%+v %v", all, err)
	}
	update := &echo.UpdateItemRequest{
		ItemText: "items/7", UpdateMask: echo.Ptr("large,color"), Large: echo.Ptr("-5"), Color: echo.Ptr(echo.ColorRed),
		Node: &echo.EverythingInner{DeepText: echo.Ptr("n")}, MaybeText: core.Value(""),
	}
	if _, err = items.Update(ctx, update); err != nil {
		t.Error(err)
	}
	if _, err = items.Copy(ctx, &echo.CopyItemRequest{Name: "items/1", Target: echo.Ptr("items/2"), Large: echo.Ptr("9007199254740993")}); err != nil {
		t.Error(err)
	}
	if err = items.Remove(ctx, &echo.RemoveItemRequest{Name: "items/1"}); err != nil {
		t.Error(err)
	}
	var refused *echo.BadRequestError
	if _, err = items.Get(ctx, &echo.GetItemRequest{Name: "items/1", Within: echo.Ptr("long")}); !errors.As(err, &refused) {
		t.Errorf("%v", err)
	}
}
