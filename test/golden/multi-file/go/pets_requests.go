package multifile

// ListPetsRequest is what ListPets takes.
type ListPetsRequest struct {
	Limit *int64 `json:"-" query:"limit"`
}
