package bodies

import (
	"encoding/json"
	"io"

	"example.com/bodies/core"
)

// Note is a type of the API.
type Note struct {
	Text   string `json:"text"`
	Pinned *bool  `json:"pinned,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Note) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Note) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// FormRequestNested is a type of the API.
type FormRequestNested struct {
	A *string `json:"a,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v FormRequestNested) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *FormRequestNested) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// SeveralRequestBody is a type of the API.
type SeveralRequestBody struct {
	File io.Reader `json:"file,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SeveralRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SeveralRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// UnionRequestBody is one of several types: just one of its pointers is set.
type UnionRequestBody struct {
	Note   *Note   `union:""`
	String *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v UnionRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *UnionRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewUnionRequestBodyFromNote makes the variant Note of UnionRequestBody.
func NewUnionRequestBodyFromNote(v *Note) UnionRequestBody {
	return UnionRequestBody{Note: v}
}

// NewUnionRequestBodyFromString makes the variant String of UnionRequestBody.
func NewUnionRequestBodyFromString(v *string) UnionRequestBody {
	return UnionRequestBody{String: v}
}

// UnionRequestBodyVisitor has a method for each variant of UnionRequestBody, and one for those that are not known.
type UnionRequestBodyVisitor interface {
	VisitNote(*Note) error
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v UnionRequestBody) Accept(visitor UnionRequestBodyVisitor) error {
	switch {
	case v.Note != nil:
		return visitor.VisitNote(v.Note)
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
