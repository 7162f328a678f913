package notes

import (
	"context"

	"example.com/notes/core"
	"example.com/notes/option"
)

var notesClientAddNote = core.Operation{
	Method: "POST",
	Path:   "/notes",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

// NotesClient calls the operations of a part of the API.
type NotesClient struct {
	core *core.Client
}

func newNotesClient(c *core.Client) *NotesClient {
	return &NotesClient{core: c}
}

// AddNote calls POST /notes.
func (c *NotesClient) AddNote(ctx context.Context, req *AddNoteRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &notesClientAddNote, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *NotesClient) WithRawResponse() *NotesRawClient {
	return &NotesRawClient{core: c.core}
}

// NotesRawClient has the methods of NotesClient, which give the status and the headers too.
type NotesRawClient struct {
	core *core.Client
}

// AddNote calls POST /notes.
func (c *NotesRawClient) AddNote(ctx context.Context, req *AddNoteRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &notesClientAddNote, req, opts)
}
