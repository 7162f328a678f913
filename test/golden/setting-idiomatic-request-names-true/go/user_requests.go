package names

// GetUserRequest is what Get takes.
type GetUserRequest struct {
	ID   string              `json:"-" path:"id"`
	View *GetUserRequestView `json:"-" query:"view"`
}
