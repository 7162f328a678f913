package shelter

import (
	"io"

	"example.com/shelter/core"
)

// ListPetsRequest is what ListPets takes.
type ListPetsRequest struct {
	Kind *Kind `json:"-" query:"kind"`
	// How many to give at most.
	Limit   *int32                       `json:"-" query:"limit"`
	Tags    []string                     `json:"-" query:"tags"`
	IDs     []int64                      `json:"-" query:"ids,explode=false"`
	Breeds  []string                     `json:"-" query:"breeds,pipeDelimited"`
	Colours []ListPetsRequestColoursItem `json:"-" query:"colours,spaceDelimited"`
	Names   []string                     `json:"-" query:"names,explode=false"`
	XFields []string                     `json:"-" header:"X-Fields"`
}

// AddPetRequest is what AddPet takes.
type AddPetRequest struct {
	Kind *Kind `json:"-" query:"kind"`
	// The new one.
	Body *Pet `body:""`
}

// ReplaceNoteRequest is what ReplaceNote takes.
type ReplaceNoteRequest struct {
	ID   int64   `json:"-" path:"id"`
	Body *string `body:""`
}

// ChangePetRequest is what ChangePet takes.
type ChangePetRequest struct {
	ID int64 `json:"-" path:"id"`
	// The new name.
	Name core.Nullable[string] `json:"name,omitzero"`
	Tags []string              `json:"tags,omitzero"`
	Mood ChangePetRequestMood  `json:"mood"`
}

// AddPhotoRequest is what AddPhoto takes.
type AddPhotoRequest struct {
	ID      int64     `json:"-" path:"id"`
	Photo   io.Reader `json:"photo"`
	Caption *string   `json:"caption,omitzero"`
}
