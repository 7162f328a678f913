package errorbodies

import (
	"encoding/json"

	"example.com/error-bodies/core"
)

// Fault is a type of the API.
type Fault struct {
	Message string `json:"message"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Fault) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Fault) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Problem is a type of the API.
type Problem struct {
	Title  string  `json:"title"`
	Detail *string `json:"detail,omitzero"`
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

// GetThingResponse is a type of the API.
type GetThingResponse struct {
	ID *string `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v GetThingResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetThingResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// GetThingBadRequestErrorBody is one of several types: just one of its pointers is set.
type GetThingBadRequestErrorBody struct {
	Fault   *Fault   `union:""`
	Problem *Problem `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v GetThingBadRequestErrorBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetThingBadRequestErrorBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewGetThingBadRequestErrorBodyFromFault makes the variant Fault of GetThingBadRequestErrorBody.
func NewGetThingBadRequestErrorBodyFromFault(v *Fault) GetThingBadRequestErrorBody {
	return GetThingBadRequestErrorBody{Fault: v}
}

// NewGetThingBadRequestErrorBodyFromProblem makes the variant Problem of GetThingBadRequestErrorBody.
func NewGetThingBadRequestErrorBodyFromProblem(v *Problem) GetThingBadRequestErrorBody {
	return GetThingBadRequestErrorBody{Problem: v}
}

// GetThingBadRequestErrorBodyVisitor has a method for each variant of GetThingBadRequestErrorBody, and one for those that are not known.
type GetThingBadRequestErrorBodyVisitor interface {
	VisitFault(*Fault) error
	VisitProblem(*Problem) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v GetThingBadRequestErrorBody) Accept(visitor GetThingBadRequestErrorBodyVisitor) error {
	switch {
	case v.Fault != nil:
		return visitor.VisitFault(v.Fault)
	case v.Problem != nil:
		return visitor.VisitProblem(v.Problem)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// GetThingConflictErrorBody is one of several types: just one of its pointers is set.
type GetThingConflictErrorBody struct {
	WithKind *GetThingConflictErrorJSONBody `union:""`
	Problem  *Problem                       `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v GetThingConflictErrorBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetThingConflictErrorBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewGetThingConflictErrorBodyFromWithKind makes the variant WithKind of GetThingConflictErrorBody.
func NewGetThingConflictErrorBodyFromWithKind(v *GetThingConflictErrorJSONBody) GetThingConflictErrorBody {
	return GetThingConflictErrorBody{WithKind: v}
}

// NewGetThingConflictErrorBodyFromProblem makes the variant Problem of GetThingConflictErrorBody.
func NewGetThingConflictErrorBodyFromProblem(v *Problem) GetThingConflictErrorBody {
	return GetThingConflictErrorBody{Problem: v}
}

// GetThingConflictErrorBodyVisitor has a method for each variant of GetThingConflictErrorBody, and one for those that are not known.
type GetThingConflictErrorBodyVisitor interface {
	VisitWithKind(*GetThingConflictErrorJSONBody) error
	VisitProblem(*Problem) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v GetThingConflictErrorBody) Accept(visitor GetThingConflictErrorBodyVisitor) error {
	switch {
	case v.WithKind != nil:
		return visitor.VisitWithKind(v.WithKind)
	case v.Problem != nil:
		return visitor.VisitProblem(v.Problem)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// GetThingConflictErrorJSONBody is a type of the API.
type GetThingConflictErrorJSONBody struct {
	Kind string  `json:"kind" const:"lock"`
	By   *string `json:"by,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v GetThingConflictErrorJSONBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetThingConflictErrorJSONBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// InvalidResponseBody is a type of the API.
type InvalidResponseBody struct {
	Fields []string `json:"fields,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v InvalidResponseBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *InvalidResponseBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
