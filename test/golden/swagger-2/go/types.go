package shelter

import (
	"encoding/json"

	"example.com/shelter/core"
)

// Pet is one of several types: just one of its pointers is set.
type Pet struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type string `sdk:"tag" json:"kind"`
	Cat  *Cat   `union:"Cat"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Pet) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Pet) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPetFromCat makes the variant Cat of Pet.
func NewPetFromCat(v *Cat) Pet {
	return Pet{Type: "Cat", Cat: v}
}

// PetVisitor has a method for each variant of Pet, and one for those that are not known.
type PetVisitor interface {
	VisitCat(*Cat) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Pet) Accept(visitor PetVisitor) error {
	switch {
	case v.Cat != nil:
		return visitor.VisitCat(v.Cat)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// PetBase is a type of the API.
type PetBase struct {
	ID   *int64                `json:"id,omitzero"`
	Kind string                `json:"kind"`
	Name core.Nullable[string] `json:"name,omitzero"`
	Born *core.Date            `json:"born,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Cat is a type of the API.
type Cat struct {
	ID    *int64                `json:"id,omitzero"`
	Kind  string                `json:"kind"`
	Name  core.Nullable[string] `json:"name,omitzero"`
	Born  *core.Date            `json:"born,omitzero"`
	Lives *int32                `json:"lives,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Cat) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Cat) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Problem is a type of the API.
type Problem struct {
	Message *string `json:"message,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Problem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Problem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Kind is a value of a list, which can grow.
type Kind string

// The declared values of Kind.
const (
	KindCat Kind = "cat"
	KindDog Kind = "dog"
)

// Known reports whether the value is one that the definition declares.
func (v Kind) Known() bool {
	switch v {
	case KindCat, KindDog:
		return true
	}
	return false
}

// ListPetsRequestColoursItem is a value of a list, which can grow.
type ListPetsRequestColoursItem string

// The declared values of ListPetsRequestColoursItem.
const (
	ListPetsRequestColoursItemBlack ListPetsRequestColoursItem = "black"
	ListPetsRequestColoursItemWhite ListPetsRequestColoursItem = "white"
)

// Known reports whether the value is one that the definition declares.
func (v ListPetsRequestColoursItem) Known() bool {
	switch v {
	case ListPetsRequestColoursItemBlack, ListPetsRequestColoursItemWhite:
		return true
	}
	return false
}

// ConflictResponseBody is a type of the API.
type ConflictResponseBody struct {
	Current string `json:"current"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ConflictResponseBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ConflictResponseBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ChangePetRequestMood is a value of a list, which can grow.
type ChangePetRequestMood string

// The declared values of ChangePetRequestMood.
const (
	ChangePetRequestMoodCalm ChangePetRequestMood = "calm"
	ChangePetRequestMoodWild ChangePetRequestMood = "wild"
)

// Known reports whether the value is one that the definition declares.
func (v ChangePetRequestMood) Known() bool {
	switch v {
	case ChangePetRequestMoodCalm, ChangePetRequestMoodWild:
		return true
	}
	return false
}
