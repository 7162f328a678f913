package core_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
)

func benchmarkServer(b *testing.B) *httptest.Server {
	b.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"id":"p1","name":"Rex","nickname":null,"owner":"o","color":"red","age":3}`)
	}))
	b.Cleanup(server.Close)
	return server
}

// BenchmarkNetHTTP is what a call costs without an SDK: the measure for BenchmarkCall.
func BenchmarkNetHTTP(b *testing.B) {
	server := benchmarkServer(b)
	client := &http.Client{}
	type plain struct {
		ID       string  `json:"id"`
		Name     *string `json:"name"`
		Nickname *string `json:"nickname"`
		Owner    *string `json:"owner"`
	}
	b.ReportAllocs()
	for b.Loop() {
		req, err := http.NewRequestWithContext(context.Background(), "GET", server.URL+"/pets/p1", nil)
		if err != nil {
			b.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer TOK")
		req.Header.Set("Accept", "application/json")
		resp, err := client.Do(req)
		if err != nil {
			b.Fatal(err)
		}
		body, err := io.ReadAll(resp.Body)
		if err != nil {
			b.Fatal(err)
		}
		_ = resp.Body.Close()
		var found plain
		if err := json.Unmarshal(body, &found); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkCall is the same call by the runtime.
func BenchmarkCall(b *testing.B) {
	server := benchmarkServer(b)
	client := core.NewClient(specWith(bearer()), []core.Option{option.WithBaseURL(server.URL), withToken("TOK")})
	b.ReportAllocs()
	for b.Loop() {
		if _, err := get(client); err != nil {
			b.Fatal(err)
		}
	}
}
