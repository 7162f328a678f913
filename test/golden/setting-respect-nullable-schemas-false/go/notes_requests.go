package nulls

// AddNoteRequest is what AddNote takes.
type AddNoteRequest struct {
	Filter    *Text     `json:"-" query:"filter"`
	Page      *int64    `json:"-" query:"page"`
	Plain     string    `json:"plain"`
	Optional  *string   `json:"optional,omitzero"`
	Nullable  *string   `json:"nullable,omitzero"`
	Both      *string   `json:"both,omitzero"`
	Reference *Text     `json:"reference,omitzero"`
	List      []*string `json:"list"`
}
