package inline

// ListUsersRequest is what ListUsers takes.
type ListUsersRequest struct {
	Filter *ListUsersRequestFilter `json:"-" query:"filter"`
}

// CreateUserRequest is what CreateUser takes.
type CreateUserRequest struct {
	Body *CreateUserRequestBody `body:""`
}
