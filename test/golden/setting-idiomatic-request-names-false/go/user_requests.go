package names

// UserGetRequest is what Get takes.
type UserGetRequest struct {
	ID   string              `json:"-" path:"id"`
	View *UserGetRequestView `json:"-" query:"view"`
}
