package composition

import "example.com/composition/core"

// CreateCatRequest is what CreateCat takes.
type CreateCatRequest struct {
	ID    string                `json:"id"`
	Note  core.Nullable[string] `json:"note,omitzero"`
	Name  string                `json:"name"`
	Lives int64                 `json:"lives"`
}
