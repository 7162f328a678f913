package names

// UserGetRequestView is a value of a list, which can grow.
type UserGetRequestView string

// The declared values of UserGetRequestView.
const (
	UserGetRequestViewShort UserGetRequestView = "short"
	UserGetRequestViewFull  UserGetRequestView = "full"
)

// Known reports whether the value is one that the definition declares.
func (v UserGetRequestView) Known() bool {
	switch v {
	case UserGetRequestViewShort, UserGetRequestViewFull:
		return true
	}
	return false
}
