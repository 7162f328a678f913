package inline

import (
	"encoding/json"

	"example.com/inline/core"
)

// ListUsersRequestFilter is a type of the API.
type ListUsersRequestFilter struct {
	Name *string `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListUsersRequestFilter) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListUsersRequestFilter) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListUsersResponse is a type of the API.
type ListUsersResponse struct {
	Data []ListUsersResponseDataItem `json:"data,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListUsersResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListUsersResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListUsersResponseDataItem is a type of the API.
type ListUsersResponseDataItem struct {
	ID   *string                        `json:"id,omitzero"`
	Role *ListUsersResponseDataItemRole `json:"role,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListUsersResponseDataItem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListUsersResponseDataItem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListUsersResponseDataItemRole is a value of a list, which can grow.
type ListUsersResponseDataItemRole string

// The declared values of ListUsersResponseDataItemRole.
const (
	ListUsersResponseDataItemRoleAdmin ListUsersResponseDataItemRole = "admin"
	ListUsersResponseDataItemRoleGuest ListUsersResponseDataItemRole = "guest"
)

// Known reports whether the value is one that the definition declares.
func (v ListUsersResponseDataItemRole) Known() bool {
	switch v {
	case ListUsersResponseDataItemRoleAdmin, ListUsersResponseDataItemRoleGuest:
		return true
	}
	return false
}

// ListUsersBadRequestErrorBody is a type of the API.
type ListUsersBadRequestErrorBody struct {
	Reason *string `json:"reason,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListUsersBadRequestErrorBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListUsersBadRequestErrorBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CreateUserRequestBody is one of several types: just one of its pointers is set.
type CreateUserRequestBody struct {
	WithEmail *CreateUserRequestWithEmail `union:""`
	WithPhone *CreateUserRequestWithPhone `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v CreateUserRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreateUserRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewCreateUserRequestBodyFromWithEmail makes the variant WithEmail of CreateUserRequestBody.
func NewCreateUserRequestBodyFromWithEmail(v *CreateUserRequestWithEmail) CreateUserRequestBody {
	return CreateUserRequestBody{WithEmail: v}
}

// NewCreateUserRequestBodyFromWithPhone makes the variant WithPhone of CreateUserRequestBody.
func NewCreateUserRequestBodyFromWithPhone(v *CreateUserRequestWithPhone) CreateUserRequestBody {
	return CreateUserRequestBody{WithPhone: v}
}

// CreateUserRequestBodyVisitor has a method for each variant of CreateUserRequestBody, and one for those that are not known.
type CreateUserRequestBodyVisitor interface {
	VisitWithEmail(*CreateUserRequestWithEmail) error
	VisitWithPhone(*CreateUserRequestWithPhone) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v CreateUserRequestBody) Accept(visitor CreateUserRequestBodyVisitor) error {
	switch {
	case v.WithEmail != nil:
		return visitor.VisitWithEmail(v.WithEmail)
	case v.WithPhone != nil:
		return visitor.VisitWithPhone(v.WithPhone)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// CreateUserRequestWithEmail is a type of the API.
type CreateUserRequestWithEmail struct {
	Email string `json:"email"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CreateUserRequestWithEmail) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreateUserRequestWithEmail) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CreateUserRequestWithPhone is a type of the API.
type CreateUserRequestWithPhone struct {
	Phone string `json:"phone"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CreateUserRequestWithPhone) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreateUserRequestWithPhone) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CreateUserResponse is a type of the API.
type CreateUserResponse struct {
	ID *string `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CreateUserResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreateUserResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
