package readonly

// CreateUserRequest is what CreateUser takes.
type CreateUserRequest struct {
	ID       *string `json:"id,omitzero"`
	Name     string  `json:"name"`
	Password string  `json:"password"`
}
