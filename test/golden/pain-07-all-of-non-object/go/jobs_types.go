package nonobjects

import (
	"encoding/json"

	"example.com/non-objects/core"
)

// State is a value of a list, which can grow.
type State string

// The declared values of State.
const (
	StateWaiting State = "waiting"
	StateDone    State = "done"
)

// Known reports whether the value is one that the definition declares.
func (v State) Known() bool {
	switch v {
	case StateWaiting, StateDone:
		return true
	}
	return false
}

// Slug is a name that the API gives to a type.
type Slug = string

// Names is a name that the API gives to a type.
type Names = []string

// Value is one of several types: just one of its pointers is set.
type Value struct {
	String *string  `union:""`
	Number *float64 `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Value) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Value) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewValueFromString makes the variant String of Value.
func NewValueFromString(v *string) Value {
	return Value{String: v}
}

// NewValueFromNumber makes the variant Number of Value.
func NewValueFromNumber(v *float64) Value {
	return Value{Number: v}
}

// ValueVisitor has a method for each variant of Value, and one for those that are not known.
type ValueVisitor interface {
	VisitString(*string) error
	VisitNumber(*float64) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Value) Accept(visitor ValueVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.Number != nil:
		return visitor.VisitNumber(v.Number)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Job is a type of the API.
type Job struct {
	// With a text.
	State   State                `json:"state"`
	Slug    *Slug                `json:"slug,omitzero"`
	Names   Names                `json:"names,omitzero"`
	Value   core.Nullable[Value] `json:"value,omitzero"`
	Retries *int64               `json:"retries,omitzero"`
	Some    *string              `json:"some,omitzero"`
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
