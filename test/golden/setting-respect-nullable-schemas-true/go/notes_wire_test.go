package nulls_test

import (
	"testing"

	"example.com/nulls"
	"example.com/nulls/internal/wiretest"
)

func TestNotesClient_AddNote(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"plain":"plain","optional":"optional","nullable":"nullable","both":"both","reference":"reference","list":["list"]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Notes.AddNote(ctx, &nulls.AddNoteRequest{
		Filter:    nulls.Ptr(nulls.Text("filter")),
		Page:      nulls.Ptr(int64(1)),
		Plain:     "plain",
		Optional:  nulls.Ptr("optional"),
		Nullable:  nulls.Ptr("nullable"),
		Both:      nulls.Value("both"),
		Reference: nulls.Ptr(nulls.Text("reference")),
		List:      []*string{nulls.Ptr("list")},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/notes",
		Query:  wiretest.Pairs{{"filter", "filter"}, {"page", "1"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"plain":"plain","optional":"optional","nullable":"nullable","both":"both","reference":"reference","list":["list"]}`,
		},
	})
	wiretest.Equal(t, result, `{"plain":"plain","optional":"optional","nullable":"nullable","both":"both","reference":"reference","list":["list"]}`)
}
