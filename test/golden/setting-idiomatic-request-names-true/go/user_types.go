package names

// GetUserRequestView is a value of a list, which can grow.
type GetUserRequestView string

// The declared values of GetUserRequestView.
const (
	GetUserRequestViewShort GetUserRequestView = "short"
	GetUserRequestViewFull  GetUserRequestView = "full"
)

// Known reports whether the value is one that the definition declares.
func (v GetUserRequestView) Known() bool {
	switch v {
	case GetUserRequestViewShort, GetUserRequestViewFull:
		return true
	}
	return false
}
