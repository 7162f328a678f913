package nulls

import "example.com/nulls/core"

// AddNoteRequest is what AddNote takes.
type AddNoteRequest struct {
	Filter    core.Nullable[Text]   `json:"-" query:"filter"`
	Page      *int64                `json:"-" query:"page"`
	Plain     string                `json:"plain"`
	Optional  *string               `json:"optional,omitzero"`
	Nullable  *string               `json:"nullable"`
	Both      core.Nullable[string] `json:"both,omitzero"`
	Reference core.Nullable[Text]   `json:"reference,omitzero"`
	List      []*string             `json:"list"`
}
