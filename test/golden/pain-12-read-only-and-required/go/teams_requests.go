package readonly

import "time"

// ReplaceTeamRequest is what ReplaceTeam takes.
type ReplaceTeamRequest struct {
	ID        *string    `json:"id,omitzero"`
	CreatedAt *time.Time `json:"createdAt,omitzero"`
	Lead      User       `json:"lead"`
	Members   []User     `json:"members"`
}
