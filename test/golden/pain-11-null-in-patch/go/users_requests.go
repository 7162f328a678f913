package patched

import "example.com/patched/core"

// UpdateUserRequest is what UpdateUser takes.
type UpdateUserRequest struct {
	ID      string                  `json:"-" path:"id"`
	Name    *string                 `json:"name,omitzero"`
	Phone   core.Nullable[string]   `json:"phone,omitzero"`
	Age     core.Nullable[int64]    `json:"age,omitzero"`
	Address core.Nullable[Address]  `json:"address,omitzero"`
	Roles   core.Nullable[[]string] `json:"roles,omitzero"`
	Labels  map[string]*string      `json:"labels,omitzero"`
}
