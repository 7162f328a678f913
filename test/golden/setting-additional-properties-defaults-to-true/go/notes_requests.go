package notes

// AddNoteRequest is what AddNote takes.
type AddNoteRequest struct {
	Text   *string `json:"text,omitzero"`
	Closed *Closed `json:"closed,omitzero"`
	Map    Map     `json:"map,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]any `json:"-" sdk:"extra"`
}
