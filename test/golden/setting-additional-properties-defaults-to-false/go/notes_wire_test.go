package notes_test

import (
	"testing"

	"example.com/notes"
	"example.com/notes/internal/wiretest"
)

func TestNotesClient_AddNote(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Notes.AddNote(ctx, &notes.AddNoteRequest{
		Text:   notes.Ptr("text"),
		Closed: &notes.Closed{},
		Map:    notes.Map{},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/notes",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"text":"text","closed":{},"map":{}}`},
	})
}
