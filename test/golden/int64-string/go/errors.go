package ledger

import "example.com/ledger/core"

// ConflictError: Another version.
type ConflictError struct {
	core.DeclaredError
}

func newConflictError(e core.DeclaredError) error {
	return &ConflictError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ConflictError) Body() *Conflict {
	return core.ErrorBody[*Conflict](e.APIError)
}
