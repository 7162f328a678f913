package petservice_test

import (
	"strings"
	"testing"
	"time"

	petservice "example.com/pet-service"
	"example.com/pet-service/internal/wiretest"
)

func TestPetClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pet.Get(ctx, "petId")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/pets/petId",
		Header: wiretest.Pairs{{"authorization", "Bearer header-token"}},
	})
	wiretest.Equal(t, result, `{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}`)
}

func TestPetClient_Search(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pet.Search(ctx, &petservice.SearchPetRequest{
		Kind:  []petservice.Kind{petservice.KindCat},
		Limit: petservice.Ptr(int32(1)),
		Trace: petservice.Ptr("X-Trace"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/pets/search",
		Query:  wiretest.Pairs{{"kind", "CAT"}, {"limit", "1"}},
		Header: wiretest.Pairs{{"x-trace", "X-Trace"}, {"authorization", "Bearer header-token"}},
	})
	wiretest.Equal(t, result, `[{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}]`)
}

func TestPetClient_Add(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `"text"`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pet.Add(ctx, &petservice.AddPetRequest{
		ID:     "id",
		Name:   "name",
		Weight: petservice.NewDoubleFromNumber(petservice.Ptr(1.5)),
		Born:   petservice.Value(time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)),
		Tags:   []string{"tags"},
		Fed:    map[string]int64{},
		Count:  "count",
		Kind:   petservice.KindCat,
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/pets",
		Header: wiretest.Pairs{{"authorization", "Bearer header-token"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}`,
		},
	})
	wiretest.Equal(t, result, `"text"`)
}

func TestPetClient_Photo(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/octet-stream",
		Body:   "content of the file",
	})
	ctx, client := t.Context(), wireClient(server)
	file, err := client.Pet.Photo(ctx, "petId")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/pets/petId/photo",
		Header: wiretest.Pairs{{"authorization", "Bearer header-token"}},
	})
	wiretest.Content(t, file, "content of the file")
}

func TestPetClient_Upload(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Pet.Upload(ctx, &petservice.UploadPetRequest{PetID: "petId", Body: strings.NewReader("content of the file")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method:  "PUT",
		Path:    "/pets/petId/photo",
		Cookies: wiretest.Pairs{{"PALANTIR_TOKEN", "cookie_PALANTIR_TOKEN-value"}},
		Body:    wiretest.Body{Type: "application/octet-stream", Text: "content of the file"},
	})
}

func TestPetClient_Health(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: "true"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pet.Health(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets/health"})
	wiretest.Equal(t, result, "true")
}
