package kennel

// ListPetsRequest is what List takes.
type ListPetsRequest struct {
	Limit int64    `json:"limit"`
	Tags  []string `json:"tags,omitzero"`
}

// AddPetsRequest is what Add takes.
type AddPetsRequest struct {
	Pet   Pet     `json:"pet"`
	Owner *string `json:"owner,omitzero"`
}

// SeenPetsRequest is what Seen takes.
type SeenPetsRequest struct {
	ID int64 `json:"id"`
}
