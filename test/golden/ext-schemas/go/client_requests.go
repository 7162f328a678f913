package schemas

import "time"

// CreateThingRequest is what CreateThing takes.
type CreateThingRequest struct {
	Shape  Shape              `json:"shape"`
	Plain  *Plain             `json:"plain,omitzero"`
	Level  *Level             `json:"level,omitzero"`
	When   *time.Time         `json:"when"`
	Labels map[string][]Level `json:"labels,omitzero"`
	Fixed  *string            `json:"fixed,omitzero"`
	Secret any                `json:"secret,omitzero"`
	// Deprecated: Use level.
	Old *string `json:"old,omitzero"`
}
