package scalars_test

import (
	"encoding/json"
	"testing"
	"time"

	"example.com/scalars"
	"example.com/scalars/core"
	"example.com/scalars/internal/wiretest"
)

func TestClient_All(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"integer":1,"int32":1,"int64":1,"uint64":1,"number":1.5,"float":1.5,"decimal":"1.5","boolean":true,"string":"string","date":"2026-01-31","dateTime":"2026-01-31T12:00:00Z","time":"12:00:00","duration":"PT1H","uuid":"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b","uri":"https://example.com","email":"user@example.com","bytes":"aGVsbG8=","encoded":"aGVsbG8=","unknownFormat":"unknownFormat","constant":42,"nothing":null,"anything":"value","notNull":"value","untyped":"untyped","list":["3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"],"bareList":["value"]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.All(ctx, &scalars.AllRequest{
		Integer:       scalars.Ptr(int64(1)),
		Int32:         scalars.Ptr(int32(1)),
		Int64:         scalars.Ptr(int64(1)),
		Uint64:        scalars.Ptr(uint64(1)),
		Number:        scalars.Ptr(1.5),
		Float:         scalars.Ptr(1.5),
		Decimal:       scalars.Ptr("1.5"),
		Boolean:       scalars.Ptr(true),
		String:        scalars.Ptr("string"),
		Date:          scalars.Ptr(core.NewDate(2026, 1, 31)),
		DateTime:      scalars.Ptr(time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)),
		Time:          scalars.Ptr("12:00:00"),
		Duration:      scalars.Ptr("PT1H"),
		UUID:          scalars.Ptr("3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"),
		URI:           scalars.Ptr("https://example.com"),
		Email:         scalars.Ptr("user@example.com"),
		Bytes:         []byte("hello"),
		Encoded:       []byte("hello"),
		UnknownFormat: scalars.Ptr("unknownFormat"),
		Constant:      scalars.Ptr(int64(42)),
		Nothing:       json.RawMessage("null"),
		Anything:      "value",
		NotNull:       "value",
		Untyped:       scalars.Ptr("untyped"),
		List:          []string{"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"},
		BareList:      []any{"value"},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/all",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"integer":1,"int32":1,"int64":1,"uint64":1,"number":1.5,"float":1.5,"decimal":"1.5","boolean":true,"string":"string","date":"2026-01-31","dateTime":"2026-01-31T12:00:00Z","time":"12:00:00","duration":"PT1H","uuid":"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b","uri":"https://example.com","email":"user@example.com","bytes":"aGVsbG8=","encoded":"aGVsbG8=","unknownFormat":"unknownFormat","constant":42,"nothing":null,"anything":"value","notNull":"value","untyped":"untyped","list":["3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"],"bareList":["value"]}`,
		},
	})
	wiretest.Equal(t, result, `{"integer":1,"int32":1,"int64":1,"uint64":1,"number":1.5,"float":1.5,"decimal":"1.5","boolean":true,"string":"string","date":"2026-01-31","dateTime":"2026-01-31T12:00:00Z","time":"12:00:00","duration":"PT1H","uuid":"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b","uri":"https://example.com","email":"user@example.com","bytes":"aGVsbG8=","encoded":"aGVsbG8=","unknownFormat":"unknownFormat","constant":42,"nothing":null,"anything":"value","notNull":"value","untyped":"untyped","list":["3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"],"bareList":["value"]}`)
}
