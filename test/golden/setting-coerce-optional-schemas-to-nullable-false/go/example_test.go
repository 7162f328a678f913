package nulls_test

import (
	"context"
	"fmt"
	"log"

	"example.com/nulls"
)

func ExampleNotesClient_AddNote() {
	ctx := context.Background()
	client := nulls.NewClient()
	result, err := client.Notes.AddNote(ctx, &nulls.AddNoteRequest{
		Filter:    nulls.Ptr(nulls.Text("filter")),
		Plain:     "plain",
		Nullable:  nulls.Ptr("nullable"),
		Reference: nulls.Ptr(nulls.Text("reference")),
		List:      []*string{nulls.Ptr("list")},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
