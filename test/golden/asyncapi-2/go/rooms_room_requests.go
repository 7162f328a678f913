package chat

// ConnectRoomsRoomRequest is what Connect takes.
type ConnectRoomsRoomRequest struct {
	// Which room.
	Room    string  `json:"-" path:"room"`
	Since   int64   `json:"-" query:"since"`
	Quiet   *bool   `json:"-" query:"quiet"`
	XClient *string `json:"-" header:"X-Client"`
}
