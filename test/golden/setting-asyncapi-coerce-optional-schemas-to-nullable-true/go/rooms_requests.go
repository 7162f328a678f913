package chat

import "example.com/chat/core"

// ConnectRoomsRequest is what Connect takes.
type ConnectRoomsRequest struct {
	Since *Moment             `json:"-" query:"since"`
	Quiet core.Nullable[bool] `json:"-" query:"quiet"`
}
