// Package webhook verifies and reads what an API delivers to its webhooks.
package webhook

import (
	"io"
	"net/http"
	"net/textproto"
	"strings"
	"time"

	"sdkmodule/internal/wire"
)

// VerificationError says that a delivery does not prove that the API has sent it just now.
type VerificationError struct{ problem string }

func (e *VerificationError) Error() string { return e.problem }

// SDKError marks an error of the SDK.
func (*VerificationError) SDKError() {}

// Delivery is what arrived at the URL to which the API delivers.
type Delivery struct {
	// Body is exactly as it arrived. A body that has been parsed cannot be verified any more.
	Body   []byte
	Header http.Header
	// URL is the full URL to which it was delivered; needed only where the API signs it.
	URL string
	// Now is the time to compare with; zero means the present.
	Now time.Time
	// Tolerance is how far the time of the delivery may be from now, either way; zero means what the API declares.
	Tolerance time.Duration
}

// FromRequest reads the delivery that a server has received, up to a limit of 10 MiB.
func FromRequest(r *http.Request) (Delivery, error) {
	const limit = 10 << 20
	body, err := io.ReadAll(io.LimitReader(r.Body, limit+1))
	if err != nil {
		return Delivery{}, err
	}
	if len(body) > limit {
		return Delivery{}, &VerificationError{"the webhook is larger than 10 MiB"}
	}
	return Delivery{Body: body, Header: r.Header}, nil
}

// header gives the value of a header, several joined as HTTP does.
func (d *Delivery) header(name string) string {
	values := d.Header.Values(name)
	for key := range d.Header {
		if len(values) == 0 && textproto.CanonicalMIMEHeaderKey(key) == textproto.CanonicalMIMEHeaderKey(name) {
			values = d.Header[key]
		}
	}
	return strings.Join(values, ", ")
}

// Secrets are what the API shares with its receivers, or its public keys, by the header of the signature in lower case.
// The empty name holds those for every header. While secrets rotate, all that may be in use belong here.
type Secrets map[string][]string

// Decode reads a delivery that is verified already.
func Decode[T any](d Delivery) (T, error) {
	var payload T
	if err := wire.Unmarshal(d.Body, &payload); err != nil {
		var none T
		return none, &VerificationError{"the body of the webhook is not what the API declares: " + err.Error()}
	}
	return payload, nil
}

// Parse verifies a delivery, and reads it.
func Parse[T any](signatures []Signature, d Delivery, secrets Secrets) (T, error) {
	if err := Verify(signatures, d, secrets); err != nil {
		var none T
		return none, err
	}
	return Decode[T](d)
}
