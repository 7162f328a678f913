package dates

import (
	"encoding/json"
	"time"

	"example.com/dates/core"
)

// Day is a type of the API.
type Day struct {
	Date   string    `json:"date"`
	Moment time.Time `json:"moment"`
	Others []string  `json:"others"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Day) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Day) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
