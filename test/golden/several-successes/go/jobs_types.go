package severalsuccesses

import (
	"encoding/json"

	"example.com/several-successes/core"
)

// Job is a type of the API.
type Job struct {
	ID string `json:"id"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Job) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Job) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Result is a type of the API.
type Result struct {
	Value int64 `json:"value"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Result) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Result) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Part is a type of the API.
type Part struct {
	Next string `json:"next"`
	Jobs []Job  `json:"jobs"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Part) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Part) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListJobsSuccessfulResponse is a type of the API.
type ListJobsSuccessfulResponse struct {
	Note *string `json:"note,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListJobsSuccessfulResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListJobsSuccessfulResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
