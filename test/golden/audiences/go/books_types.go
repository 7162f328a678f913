package audiences

import (
	"encoding/json"

	"example.com/audiences/core"
)

// Book is a type of the API.
type Book struct {
	Title *string `json:"title,omitzero"`
	Price *Price  `json:"price,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Book) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Book) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Price is a type of the API.
type Price struct {
	Cents *int64 `json:"cents,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Price) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Price) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Medium: Two variants are for another audience, one by itself and one by the schema that it names.
type Medium struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type  string       `sdk:"tag" json:"kind"`
	Image *MediumImage `union:"image"`
	Text  *MediumText  `union:"text"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Medium) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Medium) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewMediumFromImage makes the variant Image of Medium.
func NewMediumFromImage(v *MediumImage) Medium {
	return Medium{Type: "image", Image: v}
}

// NewMediumFromText makes the variant Text of Medium.
func NewMediumFromText(v *MediumText) Medium {
	return Medium{Type: "text", Text: v}
}

// MediumVisitor has a method for each variant of Medium, and one for those that are not known.
type MediumVisitor interface {
	VisitImage(*MediumImage) error
	VisitText(*MediumText) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Medium) Accept(visitor MediumVisitor) error {
	switch {
	case v.Image != nil:
		return visitor.VisitImage(v.Image)
	case v.Text != nil:
		return visitor.VisitText(v.Text)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// MediumImage is a type of the API.
type MediumImage struct {
	Kind  string `json:"kind" const:"image"`
	Grade *Grade `json:"grade,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v MediumImage) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *MediumImage) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Grade: Shared.
type Grade string

// The declared values of Grade.
const (
	GradeGood Grade = "good"
	GradeBad  Grade = "bad"
)

// Known reports whether the value is one that the definition declares.
func (v Grade) Known() bool {
	switch v {
	case GradeGood, GradeBad:
		return true
	}
	return false
}

// MediumText is a type of the API.
type MediumText struct {
	Kind string `json:"kind" const:"text"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v MediumText) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *MediumText) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
