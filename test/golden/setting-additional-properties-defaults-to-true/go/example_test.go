package notes_test

import (
	"context"
	"log"

	"example.com/notes"
)

func ExampleNotesClient_AddNote() {
	ctx := context.Background()
	client := notes.NewClient()
	if err := client.Notes.AddNote(ctx, &notes.AddNoteRequest{}); err != nil {
		log.Fatal(err)
	}
}
