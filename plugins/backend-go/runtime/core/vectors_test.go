package core_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"sdkmodule/core"
	"sdkmodule/internal/sse"
	"sdkmodule/webhook"
)

type object = map[string]any

// driver runs the code of one vector, and gives what was observed.
type driver func(t *testing.T, given json.RawMessage, expected object) object

var drivers = map[string]driver{
	"call": driveCall, "events": driveEvents, "backoff": driveBackoff, "token": driveToken, "number": driveNumber,
	"webhook": driveWebhook, "filename": driveFilename,
}

// TestVectors runs the vectors that all runtimes share: test/vectors/README.md of the repository has their format.
func TestVectors(t *testing.T) {
	folder := cmp.Or(os.Getenv("SDK_VECTORS"), "../../../../test/vectors")
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no vectors in %s: %v", folder, err)
	}
	for _, path := range files {
		var file struct {
			Contract, Kind, Proves string
			Vectors                []struct {
				Name   string
				Given  json.RawMessage
				Expect object
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		parse(t, text, &file)
		drive, ok := drivers[file.Kind]
		if !ok {
			t.Fatalf("%s: no driver for vectors of kind %s", path, file.Kind)
		}
		for _, vector := range file.Vectors {
			t.Run(file.Contract+" "+filepath.Base(path)+"/"+vector.Name, func(t *testing.T) {
				observed := object{}
				parse(t, toJSON(t, drive(t, vector.Given, vector.Expect)), &observed)
				if vector.Expect["orError"] == true && observed["error"] != nil {
					return
				}
				delete(vector.Expect, "orError")
				// An error that the vector does not expect is a fault, whatever else it expects.
				if _, ok := vector.Expect["error"]; !ok {
					vector.Expect["error"] = nil
				}
				if got := seen(observed, vector.Expect); !reflect.DeepEqual(got, any(vector.Expect)) {
					t.Errorf("\n%s\ninstead of\n%s", toJSON(t, got), toJSON(t, vector.Expect))
				}
			})
		}
	}
}

// parse reads JSON into a target that must have a place for every key.
func parse(t *testing.T, text []byte, target any) {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(target); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
}

func toJSON(t *testing.T, value any) []byte {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// seen returns the observed values that a vector checks; nil stands for an absent one.
func seen(observed, expected any) any {
	switch expected := expected.(type) {
	case object:
		from, ok := observed.(object)
		if !ok {
			return observed
		}
		some := object{}
		for key, value := range expected {
			some[key] = seen(from[key], value)
		}
		return some
	case []any:
		from, ok := observed.([]any)
		if !ok {
			return observed
		}
		all := slices.Clone(from)
		for i := range min(len(all), len(expected)) {
			all[i] = seen(all[i], expected[i])
		}
		return all
	}
	return observed
}

func driveEvents(t *testing.T, given json.RawMessage, _ object) object {
	var from struct{ Text string }
	parse(t, given, &from)
	read := func(cut int) []object {
		reader := sse.NewReader(cutReader([]byte(from.Text), cut), "", 1<<20)
		all := []object{}
		for {
			event, err := reader.Next()
			if err == io.EOF {
				return all
			}
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, object{"event": event.Name, "data": string(event.Data), "id": event.ID})
		}
	}
	whole := read(0)
	for cut := everyByte; cut < len(from.Text); cut++ {
		if got := read(cut); !reflect.DeepEqual(got, whole) {
			t.Errorf("cut at byte %d: %v instead of %v", cut, got, whole)
		}
	}
	return object{"events": whole}
}

func driveFilename(t *testing.T, given json.RawMessage, _ object) object {
	var from struct{ Header *string }
	parse(t, given, &from)
	header := http.Header{}
	if from.Header != nil {
		header.Set("Content-Disposition", *from.Header)
	}
	server := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { maps.Copy(w.Header(), header) })
	file, err := core.DownloadFile(context.Background(), server.client(core.AuthSpec{}), fileOp, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if file.Filename == "" {
		return object{}
	}
	return object{"filename": file.Filename}
}

// everyByte stands for a cut after every byte.
const everyByte = -1

// cutReader gives a text in two pieces, or byte by byte.
func cutReader(text []byte, cut int) io.Reader {
	if cut == everyByte {
		return iotest.OneByteReader(bytes.NewReader(text))
	}
	return io.MultiReader(bytes.NewReader(text[:cut]), bytes.NewReader(text[cut:]))
}

func driveBackoff(t *testing.T, given json.RawMessage, expected object) object {
	var from struct {
		Now     time.Time
		Retry   int
		Headers map[string]string
	}
	parse(t, given, &from)
	header := http.Header{}
	for name, value := range from.Headers {
		header.Set(name, value)
	}
	asked := core.AskedWait(header, from.Now)
	observed := object{}
	if asked != nil {
		observed["asked"] = milliseconds(*asked)
		if *asked > core.LongestWait {
			observed["isTooLong"] = true
			return observed
		}
	}
	least, _ := expected["least"].(float64)
	most, _ := expected["most"].(float64)
	for range 100 {
		if wait := milliseconds(core.WaitBefore(from.Retry, asked)); wait < least || wait > most {
			t.Errorf("waits %g ms", wait)
		}
	}
	observed["least"], observed["most"] = least, most
	return observed
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func driveToken(t *testing.T, given json.RawMessage, _ object) object {
	var from struct{ Response json.RawMessage }
	parse(t, given, &from)
	after, ok, err := core.RenewAfter(from.Response)
	if err != nil {
		return object{"error": describe(err)}
	}
	if !ok {
		return object{}
	}
	return object{"renewAfter": after.Seconds()}
}

func driveNumber(t *testing.T, given json.RawMessage, _ object) object {
	var from struct{ Type, JSON, Value string }
	parse(t, given, &from)
	number := map[string]func() any{"int64": func() any { return new(int64) }, "double": func() any { return new(float64) }}[from.Type]()
	if err := core.Unmarshal([]byte(cmp.Or(from.JSON, from.Value)), number); err != nil {
		return object{"error": err.Error()}
	}
	text, err := core.Marshal(number)
	if err != nil {
		return object{"error": err.Error()}
	}
	return object{"value": string(text), "json": string(text)}
}

func driveWebhook(t *testing.T, given json.RawMessage, _ object) object {
	var from struct {
		Now        time.Time
		Signatures []struct {
			Header, Algorithm, Encoding, Prefix, Delimiter string
			Components                                     []string
			Timestamp                                      *struct {
				Header, Format   string
				ToleranceSeconds int
			}
		}
		Secrets, Headers any
		Body, URL        string
		ToleranceSeconds int
	}
	parse(t, given, &from)
	formats := map[string]webhook.TimeFormat{"unix-seconds": webhook.UnixSeconds, "unix-millis": webhook.UnixMillis, "date": webhook.DateTime}
	var signatures []webhook.Signature
	for _, s := range from.Signatures {
		signature := webhook.Signature{
			Header: s.Header, Algorithm: s.Algorithm, Hex: s.Encoding == "hex", Prefix: s.Prefix, Components: s.Components, Delimiter: s.Delimiter,
		}
		if at := s.Timestamp; at != nil {
			signature.Timestamp = &webhook.Timestamp{Header: at.Header, Format: formats[at.Format], Tolerance: time.Duration(at.ToleranceSeconds) * time.Second}
		}
		signatures = append(signatures, signature)
	}
	secrets := webhook.Secrets{}
	if named, ok := from.Secrets.(object); ok {
		for name, value := range named {
			secrets[strings.ToLower(name)] = textsOf(value)
		}
	} else {
		secrets[""] = textsOf(from.Secrets)
	}
	header := http.Header{}
	for name, value := range from.Headers.(object) {
		header[name] = textsOf(value)
	}
	err := webhook.Verify(signatures, webhook.Delivery{
		Body: []byte(from.Body), Header: header, URL: from.URL, Now: from.Now, Tolerance: time.Duration(from.ToleranceSeconds) * time.Second,
	}, secrets)
	if err != nil {
		return object{"isVerified": false, "error": describe(err)}
	}
	return object{"isVerified": true}
}

// textsOf gives a text, or a list of them, as a list.
func textsOf(value any) []string {
	list, ok := value.([]any)
	if !ok {
		list = []any{value}
	}
	all := []string{}
	for _, item := range list {
		all = append(all, fmt.Sprint(item))
	}
	return all
}
