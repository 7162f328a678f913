package core_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

// callGiven is what a vector of the kind call gives.
type callGiven struct {
	Client struct {
		BaseURL          *string
		MaxRetries       *int
		RetryUnsafe, Log bool
		Headers          map[string]string
		Schemes          []struct {
			In, Name, Value, Username, Password, TokenURL, ClientID, ClientSecret string
		}
		ErrorMessage, RequestIDHeaders []string
		OwnHeaders                     []core.HeaderSpec
	}
	Operation struct {
		Method, Path *string
		Definition   string
		Parameters   []field
		Body         *struct {
			Kind   string
			Fields []field
		}
		Response       json.RawMessage
		Page           *pageGiven
		Idempotent     bool
		IdempotencyKey string
		Retries        *bool
	}
	Call struct {
		Headers        map[string]*string
		IdempotencyKey string
		MaxRetries     *int
	}
	Responses []responseGiven
	Times     int
}

// field is a parameter, or a field of a body.
type field struct {
	In, Name, Style, Encoding, ContentType string
	Explode                                *bool
	AllowReserved, Greedy, Repeated        bool
	Default                                *string
	Value                                  json.RawMessage
}

type pageGiven struct {
	Kind, Unit                       string
	At, Step                         *struct{ In, Name string }
	Next, Results, HasNext           []string
	LastPage, TotalPages, TotalItems []string
	LastItem                         bool
}

type responseGiven struct {
	Status     int
	StatusText string
	Headers    map[string]string
	Body       json.RawMessage
	Base64     []byte
	Fails      string
}

type responseSpec struct {
	Kind, Terminator, ErrorEvent             string
	EmptyBody                                string
	Text, AllowsText, ErrorItems, Transcoded bool
}

// driveCall makes the calls of a vector. Streams are read anew for every byte at which their first response can be cut.
func driveCall(t *testing.T, given json.RawMessage, expected object) object {
	var from callGiven
	parse(t, given, &from)
	if len(from.Responses) == 0 {
		from.Responses = []responseGiven{{}}
	}
	whole := callOnce(t, &from, 0, expected)
	if from.isStreamed(t) {
		for cut := everyByte; cut < len(from.Responses[0].bytes()); cut++ {
			if got := callOnce(t, &from, cut, expected); !reflect.DeepEqual(toJSON(t, got), toJSON(t, whole)) {
				t.Errorf("cut at byte %d: %s instead of %s", cut, toJSON(t, got), toJSON(t, whole))
			}
		}
	}
	return whole
}

func (c *callGiven) response(t *testing.T) *responseSpec {
	spec := &responseSpec{Kind: "json"}
	if len(c.Operation.Response) > 0 {
		parse(t, c.Operation.Response, &spec)
	}
	return spec
}

func (c *callGiven) isStreamed(t *testing.T) bool {
	spec := c.response(t)
	return spec != nil && spec.Kind != "json"
}

func callOnce(t *testing.T, from *callGiven, cut int, expected object) object {
	sent := &transport{responses: from.Responses, cut: cut, requests: []object{}}
	logged := &logs{all: []object{}}
	client := core.NewClient(from.spec(), from.options(sent, logged))
	observed := object{"items": []any{}}
	var err error
	for range max(1, from.Times) {
		if err = perform(t, client, from, observed); err != nil {
			observed["error"] = describe(err)
			break
		}
	}
	observed["requests"], observed["log"] = canonical(t, sent.requests), logged.all
	if shown, _ := expected["shown"].(string); shown != "" {
		observed["shown"] = fmt.Sprintf("%+v", err)
		if strings.Contains(observed["shown"].(string), shown) {
			observed["shown"] = shown
		}
	}
	if hidden, _ := expected["hidden"].(string); hidden != "" {
		observed["hidden"] = hidden
		shown := fmt.Sprintf("%s\n%v\n%+v\n%#v\n%+v\n%#v", toJSON(t, logged.all), err, err, err, client, client)
		if strings.Contains(shown, hidden) {
			observed["hidden"] = shown
		}
	}
	return observed
}

func (c *callGiven) spec() *core.ClientSpec {
	auth := core.AuthSpec{Mode: core.AuthAll}
	for i, scheme := range c.Client.Schemes {
		key := strconv.Itoa(i)
		auth.Apply = append(auth.Apply, key)
		switch scheme.In {
		case "bearer":
			auth.Schemes = append(auth.Schemes, &core.BearerScheme{Key: key, Token: &core.Credential{Option: "value" + key}})
		case "oauth":
			auth.Schemes = append(auth.Schemes, &core.OAuthScheme{
				Key: key, ClientID: &core.Credential{Option: "clientId" + key}, ClientSecret: &core.Credential{Option: "clientSecret" + key},
				Prefix: "Bearer",
				GetToken: core.TokenSpec{
					Operation: &core.Operation{
						Method: "POST", Body: &core.BodySpec{Kind: core.FormBody}, Encode: core.EncodeForm,
						Response: &core.ResponseSpec{Kind: core.JSONResponse},
					},
					URL: scheme.TokenURL, ClientID: []string{"client_id"}, ClientSecret: []string{"client_secret"},
					Fields: map[string]any{"grant_type": "client_credentials"}, AccessToken: []string{"access_token"},
				},
			})
		case "basic":
			auth.Schemes = append(auth.Schemes, &core.BasicScheme{
				Key: key, Username: &core.Credential{Option: "username" + key}, Password: &core.Credential{Option: "password" + key},
			})
		default:
			auth.Schemes = append(auth.Schemes, &core.KeyScheme{
				Key: key, In: scheme.In, Name: scheme.Name, Value: &core.Credential{Option: "value" + key},
			})
		}
	}
	spec := specWith(auth)
	spec.ErrorMessage, spec.RequestIDHeaders = c.Client.ErrorMessage, c.Client.RequestIDHeaders
	spec.Headers = c.Client.OwnHeaders
	return spec
}

func (c *callGiven) options(client option.HTTPClient, logged *logs) []core.Option {
	options := []core.Option{option.WithHTTPClient(client), option.WithBaseURL("https://api.test")}
	if c.Client.BaseURL != nil {
		options = append(options, option.WithBaseURL(*c.Client.BaseURL))
	}
	if c.Client.MaxRetries != nil {
		options = append(options, option.WithMaxRetries(*c.Client.MaxRetries))
	}
	if c.Client.RetryUnsafe {
		options = append(options, option.WithRetryUnsafe(true))
	}
	if c.Client.Log {
		options = append(options, option.WithLogger(slog.New(logged)))
	}
	for name, value := range c.Client.Headers {
		options = append(options, option.WithHeader(name, value))
	}
	for i, scheme := range c.Client.Schemes {
		key := strconv.Itoa(i)
		options = append(options, core.WithValue("value"+key, scheme.Value),
			core.WithValue("username"+key, scheme.Username), core.WithValue("password"+key, scheme.Password),
			core.WithValue("clientId"+key, scheme.ClientID), core.WithValue("clientSecret"+key, scheme.ClientSecret))
	}
	return options
}

// perform calls once: a list is iterated, a stream is read.
func perform(t *testing.T, client *core.Client, from *callGiven, observed object) error {
	op, request, response := from.operation(t), from.request(t), from.response(t)
	var options []core.Option
	for name, value := range from.Call.Headers {
		if value == nil {
			options = append(options, option.WithoutHeader(name))
		} else {
			options = append(options, option.WithHeader(name, *value))
		}
	}
	if from.Call.IdempotencyKey != "" {
		options = append(options, option.WithIdempotencyKey(from.Call.IdempotencyKey))
	}
	if from.Call.MaxRetries != nil {
		options = append(options, option.WithMaxRetries(*from.Call.MaxRetries))
	}
	ctx := context.Background()
	switch {
	case op.Page != nil:
		for item, err := range (*core.Pager[any, any])(core.Paginate(ctx, client, op, request, options)).All() {
			if err != nil {
				return err
			}
			observed["items"] = append(observed["items"].([]any), item)
		}
		return nil
	case response == nil:
		return core.Do(ctx, client, op, request, options)
	case response.Kind == "json":
		result, err := core.Call[any](ctx, client, op, request, options)
		observed["result"] = result
		return err
	case response.Text:
		stream, err := core.StreamEvents[string](ctx, client, op, request, options)
		return readAll(observed, stream, err)
	case response.Kind == "sse":
		stream, err := core.StreamEvents[any](ctx, client, op, request, options)
		return readAll(observed, stream, err)
	default:
		stream, err := core.StreamLines[any](ctx, client, op, request, options)
		return readAll(observed, stream, err)
	}
}

func readAll[T any](observed object, stream *core.Stream[T], err error) error {
	if err != nil {
		return err
	}
	for item, err := range stream.All() {
		if err != nil {
			return err
		}
		observed["items"] = append(observed["items"].([]any), item)
	}
	return nil
}

func (c *callGiven) operation(t *testing.T) *core.Operation {
	from := &c.Operation
	op := &core.Operation{
		Method: or(from.Method, "GET"), Path: or(from.Path, "/x"), Idempotent: from.Idempotent, Definition: from.Definition,
		IdempotencyKey: from.IdempotencyKey, NoRetries: from.Retries != nil && !*from.Retries,
	}
	if response := c.response(t); response != nil {
		kind := map[string]core.ResponseKind{"json": core.JSONResponse, "sse": core.SSEResponse, "jsonl": core.JSONLResponse}[response.Kind]
		op.Response = &core.ResponseSpec{Kind: kind, Terminator: response.Terminator, ErrorEvent: response.ErrorEvent, ErrorItems: response.ErrorItems, Text: response.Text, AllowsText: response.AllowsText, EmptyBody: response.EmptyBody, Transcoded: response.Transcoded}
	}
	if page := from.Page; page != nil {
		kind := map[string]core.PageKind{"cursor": core.CursorPage, "offset": core.OffsetPage, "uri": core.URIPage, "path": core.PathPage, "link": core.LinkPage}[page.Kind]
		op.Page = &core.PageSpec{Kind: kind, Next: page.Next, LastItem: page.LastItem, Results: page.Results, PerPage: page.Unit == "page", HasNext: page.HasNext, LastPage: page.LastPage, TotalPages: page.TotalPages, TotalItems: page.TotalItems}
		if page.At != nil {
			op.Page.At = core.RequestPath{In: page.At.In, Path: []string{page.At.Name}}
		}
		if page.Step != nil {
			op.Page.Step = &core.RequestPath{In: page.Step.In, Path: []string{page.Step.Name}}
		}
	}
	if from.Body == nil {
		return op
	}
	op.Body = &core.BodySpec{Kind: map[string]core.BodyKind{"json": core.JSONBody, "form": core.FormBody, "multipart": core.MultipartBody}[from.Body.Kind]}
	op.Encode = map[string]core.BodyEncoder{"form": core.EncodeForm, "multipart": core.EncodeMultipart}[from.Body.Kind]
	for _, f := range from.Body.Fields {
		op.Body.Fields = append(op.Body.Fields, core.FieldSpec{
			Name: f.Name, Style: f.Style, Explode: f.Explode, ContentType: f.ContentType, Repeated: f.Repeated,
			Encoding: map[string]core.FieldEncoding{"": core.UsualField, "json": core.JSONField, "file": core.FileField}[f.Encoding],
		})
	}
	return op
}

func or(text *string, usual string) string {
	if text == nil {
		return usual
	}
	return *text
}

// request gives a struct such as an SDK would declare for the parameters and the fields of the body.
func (c *callGiven) request(t *testing.T) any {
	all := slices.Clone(c.Operation.Parameters)
	if c.Operation.Body != nil {
		all = append(all, c.Operation.Body.Fields...)
	}
	var layout []reflect.StructField
	values := make([]reflect.Value, len(all))
	for i, f := range all {
		values[i] = reflect.ValueOf((*string)(nil))
		if len(f.Value) > 0 && string(f.Value) != "null" {
			values[i] = reflect.ValueOf(valueOf(t, f.Value))
		}
		layout = append(layout, reflect.StructField{Name: "F" + strconv.Itoa(i), Type: values[i].Type(), Tag: f.tag()})
	}
	request := reflect.New(reflect.StructOf(layout))
	for i, value := range values {
		request.Elem().Field(i).Set(value)
	}
	return request.Interface()
}

func (f *field) tag() reflect.StructTag {
	if f.In == "" && len(f.Value) == 0 {
		return reflect.StructTag("json:" + strconv.Quote(f.Name+",omitzero"))
	}
	if f.In == "" {
		return reflect.StructTag("json:" + strconv.Quote(f.Name))
	}
	flags := "," + f.Style
	if f.Explode != nil {
		flags += ",explode=" + strconv.FormatBool(*f.Explode)
	}
	if f.AllowReserved {
		flags += ",allowReserved"
	}
	if f.Greedy {
		flags += ",greedy"
	}
	tag := `json:"-" ` + f.In + ":" + strconv.Quote(flags) + " name:" + strconv.Quote(f.Name)
	if f.Default != nil {
		tag += " default:" + strconv.Quote(*f.Default)
	}
	return reflect.StructTag(tag)
}

// valueOf gives a value as callers of this runtime give it.
func valueOf(t *testing.T, text json.RawMessage) any {
	if string(text) == "null" {
		return nil
	}
	var list []json.RawMessage
	if json.Unmarshal(text, &list) == nil {
		values := make([]any, len(list))
		readers := make([]io.Reader, len(list))
		areFiles := len(list) > 0
		for i, item := range list {
			values[i] = valueOf(t, item)
			reader, isFile := values[i].(io.Reader)
			readers[i], areFiles = reader, areFiles && isFile
		}
		if areFiles {
			return readers
		}
		return values
	}
	var special struct {
		Int  *int64                             `json:"$int,string"`
		Date *time.Time                         `json:"$date"`
		File *struct{ Text, Name, Type string } `json:"$file"`
	}
	var entries map[string]json.RawMessage
	if json.Unmarshal(text, &entries) == nil {
		if len(entries) == 1 && json.Unmarshal(text, &special) == nil {
			switch {
			case special.Int != nil:
				return *special.Int
			case special.Date != nil:
				return *special.Date
			case special.File != nil:
				return io.Reader(core.NewFile(strings.NewReader(special.File.Text), special.File.Name, special.File.Type))
			}
		}
		values := object{}
		for key, inner := range entries {
			values[key] = valueOf(t, inner)
		}
		return values
	}
	var integer int64
	if json.Unmarshal(text, &integer) == nil {
		return integer
	}
	var value any
	parse(t, text, &value)
	return value
}
