package animals

// AddDogRequest is what AddDog takes.
type AddDogRequest struct {
	Name  string  `json:"name"`
	Owner string  `json:"owner"`
	Breed *string `json:"breed,omitzero"`
}
