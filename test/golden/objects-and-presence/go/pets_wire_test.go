package presence_test

import (
	"testing"

	"example.com/presence"
	"example.com/presence/internal/wiretest"
)

func TestPetsClient_GetPet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","name":"name","tag":"tag","nickname":"nickname","owner":{"email":"user@example.com"},"createdAt":"2026-01-31T12:00:00Z","anything":"value"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.GetPet(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets/id"})
	wiretest.Equal(t, result, `{"id":"id","name":"name","tag":"tag","nickname":"nickname","owner":{"email":"user@example.com"},"createdAt":"2026-01-31T12:00:00Z","anything":"value"}`)
}

func TestPetsClient_UpdatePet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","name":"name","tag":"tag","nickname":"nickname","owner":{"email":"user@example.com"},"createdAt":"2026-01-31T12:00:00Z","anything":"value"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.UpdatePet(ctx, &presence.UpdatePetRequest{
		ID:    "id",
		Name:  presence.Ptr("name"),
		Tag:   presence.Value("tag"),
		Owner: presence.Value(presence.Owner{Email: "user@example.com"}),
		Limit: presence.Ptr(int64(1)),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PATCH",
		Path:   "/pets/id",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"name":"name","tag":"tag","owner":{"email":"user@example.com"},"limit":1}`,
		},
	})
	wiretest.Equal(t, result, `{"id":"id","name":"name","tag":"tag","nickname":"nickname","owner":{"email":"user@example.com"},"createdAt":"2026-01-31T12:00:00Z","anything":"value"}`)
}
