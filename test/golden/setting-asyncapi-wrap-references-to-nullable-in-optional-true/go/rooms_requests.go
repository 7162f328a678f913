package chat

import "example.com/chat/core"

// ConnectRoomsRequest is what Connect takes.
type ConnectRoomsRequest struct {
	Since core.Nullable[Moment] `json:"-" query:"since"`
	Quiet *bool                 `json:"-" query:"quiet"`
}
