package presence

import "example.com/presence/core"

// UpdatePetRequest is what UpdatePet takes.
type UpdatePetRequest struct {
	ID   string  `json:"-" path:"id"`
	Name *string `json:"name,omitzero"`
	// Null removes the tag.
	Tag   core.Nullable[string] `json:"tag,omitzero"`
	Owner core.Nullable[Owner]  `json:"owner,omitzero"`
	// The server assumes a default.
	Limit *int64 `json:"limit,omitzero"`
}
