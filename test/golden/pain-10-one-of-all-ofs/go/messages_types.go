package combined

import (
	"encoding/json"

	"example.com/combined/core"
)

// Base is a type of the API.
type Base struct {
	ID string `json:"id"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Base) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Base) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Text is a type of the API.
type Text struct {
	Text string `json:"text"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Text) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Text) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Sent is one of several types: just one of its pointers is set.
type Sent struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type     string    `sdk:"tag" json:"kind"`
	SentText *SentText `union:"text"`
	SentFile *SentFile `union:"file"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Sent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Sent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewSentFromSentText makes the variant SentText of Sent.
func NewSentFromSentText(v *SentText) Sent {
	return Sent{Type: "text", SentText: v}
}

// NewSentFromSentFile makes the variant SentFile of Sent.
func NewSentFromSentFile(v *SentFile) Sent {
	return Sent{Type: "file", SentFile: v}
}

// SentVisitor has a method for each variant of Sent, and one for those that are not known.
type SentVisitor interface {
	VisitSentText(*SentText) error
	VisitSentFile(*SentFile) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Sent) Accept(visitor SentVisitor) error {
	switch {
	case v.SentText != nil:
		return visitor.VisitSentText(v.SentText)
	case v.SentFile != nil:
		return visitor.VisitSentFile(v.SentFile)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// SentText is a type of the API.
type SentText struct {
	ID   string   `json:"id"`
	Text string   `json:"text"`
	Kind KindKind `json:"kind"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SentText) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SentText) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// SentFile is a type of the API.
type SentFile struct {
	ID   string   `json:"id"`
	Kind KindKind `json:"kind"`
	Size *int64   `json:"size,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SentFile) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SentFile) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Kind is a type of the API.
type Kind struct {
	Kind KindKind `json:"kind"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Kind) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Kind) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// KindKind is a value of a list, which can grow.
type KindKind string

// The declared values of KindKind.
const (
	KindKindText KindKind = "text"
	KindKindFile KindKind = "file"
)

// Known reports whether the value is one that the definition declares.
func (v KindKind) Known() bool {
	switch v {
	case KindKindText, KindKindFile:
		return true
	}
	return false
}

// SendMessageRequestBody is one of several types: just one of its pointers is set.
type SendMessageRequestBody struct {
	WithText *SendMessageRequestWithText `union:""`
	WithFile *SendMessageRequestWithFile `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v SendMessageRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SendMessageRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewSendMessageRequestBodyFromWithText makes the variant WithText of SendMessageRequestBody.
func NewSendMessageRequestBodyFromWithText(v *SendMessageRequestWithText) SendMessageRequestBody {
	return SendMessageRequestBody{WithText: v}
}

// NewSendMessageRequestBodyFromWithFile makes the variant WithFile of SendMessageRequestBody.
func NewSendMessageRequestBodyFromWithFile(v *SendMessageRequestWithFile) SendMessageRequestBody {
	return SendMessageRequestBody{WithFile: v}
}

// SendMessageRequestBodyVisitor has a method for each variant of SendMessageRequestBody, and one for those that are not known.
type SendMessageRequestBodyVisitor interface {
	VisitWithText(*SendMessageRequestWithText) error
	VisitWithFile(*SendMessageRequestWithFile) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v SendMessageRequestBody) Accept(visitor SendMessageRequestBodyVisitor) error {
	switch {
	case v.WithText != nil:
		return visitor.VisitWithText(v.WithText)
	case v.WithFile != nil:
		return visitor.VisitWithFile(v.WithFile)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// SendMessageRequestWithText is a type of the API.
type SendMessageRequestWithText struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SendMessageRequestWithText) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SendMessageRequestWithText) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// SendMessageRequestWithFile is a type of the API.
type SendMessageRequestWithFile struct {
	ID   string `json:"id"`
	File string `json:"file"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SendMessageRequestWithFile) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SendMessageRequestWithFile) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
