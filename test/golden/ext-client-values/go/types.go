package clientvalues

// APIVersion: Version of the API.
type APIVersion string

// The declared values of APIVersion.
const (
	APIVersionValue1_0 APIVersion = "1.0"
	APIVersionValue2_0 APIVersion = "2.0"
)

// Known reports whether the value is one that the definition declares.
func (v APIVersion) Known() bool {
	switch v {
	case APIVersionValue1_0, APIVersionValue2_0:
		return true
	}
	return false
}
