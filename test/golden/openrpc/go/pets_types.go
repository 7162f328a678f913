package kennel

import (
	"encoding/json"

	"example.com/kennel/core"
)

// Pet is a type of the API.
type Pet struct {
	ID   int64    `json:"id"`
	Name string   `json:"name"`
	Mood *PetMood `json:"mood,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Pet) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Pet) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PetMood is a value of a list, which can grow.
type PetMood string

// The declared values of PetMood.
const (
	PetMoodCalm PetMood = "calm"
	PetMoodWild PetMood = "wild"
)

// Known reports whether the value is one that the definition declares.
func (v PetMood) Known() bool {
	switch v {
	case PetMoodCalm, PetMoodWild:
		return true
	}
	return false
}

// PetsListTooManyPetsData is a type of the API.
type PetsListTooManyPetsData struct {
	Limit *int64 `json:"limit,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetsListTooManyPetsData) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetsListTooManyPetsData) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
