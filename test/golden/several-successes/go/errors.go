package severalsuccesses

import "example.com/several-successes/core"

// PartDefaultError: Else.
type PartDefaultError struct {
	core.DeclaredError
}

func newPartDefaultError(e core.DeclaredError) error {
	return &PartDefaultError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *PartDefaultError) Body() *Part {
	return core.ErrorBody[*Part](e.APIError)
}
