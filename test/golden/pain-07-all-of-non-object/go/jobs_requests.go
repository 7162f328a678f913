package nonobjects

import "example.com/non-objects/core"

// CreateJobRequest is what CreateJob takes.
type CreateJobRequest struct {
	QueryState *State `json:"-" query:"state"`
	// With a text.
	State   State                `json:"state"`
	Slug    *Slug                `json:"slug,omitzero"`
	Names   Names                `json:"names,omitzero"`
	Value   core.Nullable[Value] `json:"value,omitzero"`
	Retries *int64               `json:"retries,omitzero"`
	Some    *string              `json:"some,omitzero"`
}
