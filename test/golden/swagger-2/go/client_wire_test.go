package shelter_test

import (
	"strings"
	"testing"

	"example.com/shelter"
	"example.com/shelter/core"
	"example.com/shelter/internal/wiretest"
)

func TestClient_ListPets(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"kind":"Cat","id":1,"name":"name","born":"2026-01-31","lives":1}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.ListPets(ctx, &shelter.ListPetsRequest{
		Kind:    shelter.Ptr(shelter.KindCat),
		Limit:   shelter.Ptr(int32(1)),
		Tags:    []string{"tags"},
		IDs:     []int64{1},
		Breeds:  []string{"breeds"},
		Colours: []shelter.ListPetsRequestColoursItem{shelter.ListPetsRequestColoursItemBlack},
		Names:   []string{"names"},
		XFields: []string{"X-Fields"},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/pets",
		Query: wiretest.Pairs{
			{"kind", "cat"},
			{"limit", "1"},
			{"tags", "tags"},
			{"ids", "1"},
			{"breeds", "breeds"},
			{"colours", "black"},
			{"names", "names"},
		},
		Header: wiretest.Pairs{{"x-fields", "X-Fields"}, {"x-key", "key-value"}},
	})
	wiretest.Equal(t, result, `[{"kind":"Cat","id":1,"name":"name","born":"2026-01-31","lives":1}]`)
}

func TestClient_AddPet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 201,
		Type:   "application/json",
		Body:   `{"kind":"Cat","id":1,"name":"name","born":"2026-01-31","lives":1}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.AddPet(ctx, &shelter.AddPetRequest{
		Kind: shelter.Ptr(shelter.KindCat),
		Body: shelter.Ptr(shelter.NewPetFromCat(&shelter.Cat{
			Kind:  "Cat",
			Name:  shelter.Value("name"),
			Born:  shelter.Ptr(core.NewDate(2026, 1, 31)),
			Lives: shelter.Ptr(int32(1)),
		})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/pets",
		Query:  wiretest.Pairs{{"kind", "cat"}},
		Header: wiretest.Pairs{{"authorization", "Bearer account-token"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"kind":"Cat","name":"name","born":"2026-01-31","lives":1}`,
		},
	})
	wiretest.Equal(t, result, `{"kind":"Cat","id":1,"name":"name","born":"2026-01-31","lives":1}`)
}

func TestClient_ReplaceNote(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "text/plain", Body: "text"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.ReplaceNote(ctx, &shelter.ReplaceNoteRequest{ID: 1, Body: shelter.Ptr("text")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/pets/1",
		Body:   wiretest.Body{Type: "text/plain", Text: "text"},
	})
	wiretest.Equal(t, result, `"text"`)
}

func TestClient_ChangePet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.ChangePet(ctx, &shelter.ChangePetRequest{
		ID:   1,
		Name: shelter.Value("name"),
		Tags: []string{"tags"},
		Mood: shelter.ChangePetRequestMoodCalm,
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PATCH",
		Path:   "/pets/1",
		Header: wiretest.Pairs{{"x-key", "key-value"}},
		Body: wiretest.Body{
			Type: "application/x-www-form-urlencoded",
			Form: wiretest.Pairs{{"name", "name"}, {"tags", "tags"}, {"mood", "calm"}},
		},
	})
}

func TestClient_GetPhoto(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "image/png", Body: "content of the file"})
	ctx, client := t.Context(), wireClient(server)
	file, err := client.GetPhoto(ctx, 1)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/pets/1/photo",
		Header: wiretest.Pairs{{"x-key", "key-value"}},
	})
	wiretest.Content(t, file, "content of the file")
}

func TestClient_AddPhoto(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.AddPhoto(ctx, &shelter.AddPhotoRequest{
		ID:      1,
		Photo:   strings.NewReader("content of the file"),
		Caption: shelter.Ptr("caption"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/pets/1/photo",
		Header: wiretest.Pairs{{"x-key", "key-value"}},
		Body: wiretest.Body{
			Type:      "multipart/form-data",
			Multipart: wiretest.Pairs{{"photo", "content of the file"}, {"caption", "caption"}},
		},
	})
}
