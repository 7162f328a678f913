package inline

import "example.com/inline/core"

// ListUsersBadRequestError: Malformed.
type ListUsersBadRequestError struct {
	core.DeclaredError
}

func newListUsersBadRequestError(e core.DeclaredError) error {
	return &ListUsersBadRequestError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ListUsersBadRequestError) Body() *ListUsersBadRequestErrorBody {
	return core.ErrorBody[*ListUsersBadRequestErrorBody](e.APIError)
}
