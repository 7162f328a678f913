package chat

// RoomsConnectRequest is what Connect takes.
type RoomsConnectRequest struct {
	Since *Moment `json:"-" query:"since"`
	Quiet *bool   `json:"-" query:"quiet"`
}
