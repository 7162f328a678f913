package chat

// ConnectRoomsRequest is what Connect takes.
type ConnectRoomsRequest struct {
	Since *Moment `json:"-" query:"since"`
	Quiet *bool   `json:"-" query:"quiet"`
}
