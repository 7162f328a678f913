package coresdk

import "example.com/go-core/core"

// IDsNotFoundError: Done.
type IDsNotFoundError struct {
	core.DeclaredError
}

func newIDsNotFoundError(e core.DeclaredError) error {
	return &IDsNotFoundError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *IDsNotFoundError) Body() *IDs {
	return core.ErrorBody[*IDs](e.APIError)
}
