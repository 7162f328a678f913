package casesservice_test

import (
	"context"
	"encoding/json"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"golden.test/core"
	casesservice "golden.test/sdk/conjure"
	"golden.test/sdk/conjure/option"
)

// one is a value that an endpoint must take.
type one struct {
	Method string `json:"method"`
	Text   string `json:"text"`
	IsBody bool   `json:"isBody"`
}

// TestVerificationCases calls an endpoint with each of the values, and writes what it gave. Others judge that.
func TestVerificationCases(t *testing.T) {
	data, err := os.ReadFile(os.Getenv("CASES"))
	if err != nil {
		t.Fatal(err)
	}
	var all []one
	if err := json.Unmarshal(data, &all); err != nil || len(all) == 0 {
		t.Fatal(err)
	}
	client := casesservice.NewClient(option.WithBaseURL(os.Getenv("VERIFICATION")), option.WithMaxRetries(0))
	methods := reflect.ValueOf(client.Cases)
	results := make([]string, len(all))
	for i, c := range all {
		results[i] = call(methods.MethodByName(c.Method), c, option.WithHeader("X-Case", strconv.Itoa(i)))
	}
	written, _ := json.Marshal(results)
	if err := os.WriteFile(os.Getenv("RESULTS"), written, 0o600); err != nil {
		t.Fatal(err)
	}
}

// call gives the JSON of the result, or what is wrong.
func call(method reflect.Value, c one, opt core.Option) string {
	args := []reflect.Value{reflect.ValueOf(context.Background())}
	if method.Type().NumIn() > 2 {
		argument := reflect.New(method.Type().In(1))
		target := argument.Interface()
		if argument.Type().Elem().Kind() == reflect.Pointer && argument.Type().Elem().Elem().Kind() == reflect.Struct {
			argument.Elem().Set(reflect.New(argument.Type().Elem().Elem()))
			target = place(argument.Elem(), c)
		}
		if err := core.Unmarshal([]byte(c.Text), target); err != nil {
			return "the value is refused: " + err.Error()
		}
		args = append(args, argument.Elem())
	}
	out := method.Call(append(args, reflect.ValueOf(opt)))
	if err, _ := out[len(out)-1].Interface().(error); err != nil {
		return err.Error()
	}
	if len(out) == 1 {
		return ""
	}
	text, err := json.Marshal(out[0].Interface())
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// place gives what the value is for: a field of the request, or the request itself.
func place(request reflect.Value, c one) any {
	t := request.Type().Elem()
	for i := range t.NumField() {
		tag := string(t.Field(i).Tag)
		if strings.Contains(tag, `body:"`) || !c.IsBody {
			return request.Elem().Field(i).Addr().Interface()
		}
	}
	return request.Interface()
}
