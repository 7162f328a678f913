package petservice

import (
	"io"
	"time"

	"example.com/pet-service/core"
)

// SearchPetRequest is what Search takes.
type SearchPetRequest struct {
	Kind  []Kind  `json:"-" query:"kind"`
	Limit *int32  `json:"-" query:"limit"`
	Trace *string `json:"-" header:"X-Trace"`
}

// AddPetRequest is what Add takes.
type AddPetRequest struct {
	ID     PetID                    `json:"id"`
	Name   string                   `json:"name"`
	Weight Double                   `json:"weight"`
	Born   core.Nullable[time.Time] `json:"born,omitzero"`
	// What is said of it.
	Tags []string `json:"tags,omitzero"`
	// Deprecated: Feed by order.
	Fed   map[string]int64 `json:"fed,omitzero"`
	Count string           `json:"count"`
	Kind  Kind             `json:"kind"`
}

// UploadPetRequest is what Upload takes.
type UploadPetRequest struct {
	PetID PetID     `json:"-" path:"petId"`
	Body  io.Reader `body:""`
}
