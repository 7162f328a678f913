package notes

// AddNoteRequest is what AddNote takes.
type AddNoteRequest struct {
	Text   *string `json:"text,omitzero"`
	Closed *Closed `json:"closed,omitzero"`
	Map    Map     `json:"map,omitzero"`
}
