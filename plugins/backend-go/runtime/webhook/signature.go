package webhook

import (
	"strconv"
	"strings"
	"time"

	"sdkmodule/core"
)

// TimeFormat tells how the time of a delivery is written.
type TimeFormat int

// The formats of times.
const (
	UnixSeconds TimeFormat = iota
	UnixMillis
	DateTime
)

// Timestamp is where the time of a delivery stands.
type Timestamp struct {
	Header    string
	Format    TimeFormat
	Tolerance time.Duration
}

// Signature is how the sender of webhooks signs.
type Signature struct {
	// Header holds the signature, or several of them.
	Header string
	// Algorithm is hmac-sha1, hmac-sha256, hmac-sha384, hmac-sha512, rsa-sha256, rsa-sha384, rsa-sha512, rsa-pss-sha256,
	// rsa-pss-sha384, rsa-pss-sha512, ecdsa-sha256, ecdsa-sha384, ecdsa-sha512 or ed25519.
	Algorithm string
	// Hex: signatures are hexadecimal digits, not base64.
	Hex bool
	// Prefix is the text before each signature.
	Prefix string
	// Components are what is signed, in order: body, timestamp, url, or the header of any other name.
	Components []string
	Delimiter  string
	// Timestamp is nil where deliveries have none.
	Timestamp *Timestamp
}

func (s *Signature) isHMAC() bool { return strings.HasPrefix(s.Algorithm, "hmac-") }

// Verify checks that one of the signatures of a delivery is valid and that its time is within the tolerance.
func Verify(signatures []Signature, d Delivery, secrets Secrets) error {
	isSigned := false
	for i := range signatures {
		s := &signatures[i]
		header := d.header(s.Header)
		if header == "" {
			continue
		}
		isSigned = true
		message, err := s.message(&d)
		if err != nil {
			return err
		}
		given, err := secretsFor(s, signatures, secrets)
		if err != nil {
			return err
		}
		for _, secret := range given {
			ok, err := s.check(header, message, secret)
			if err != nil || ok {
				return err
			}
		}
	}
	if isSigned {
		return &VerificationError{"the signature of the webhook is wrong"}
	}
	var names []string
	for _, s := range signatures {
		names = append(names, s.Header)
	}
	return &VerificationError{"the webhook has no signature: it lacks the header " + strings.Join(names, ", ")}
}

// secretsFor gives the secrets for one signature. Everybody knows a public key: whoever could have it taken for a shared
// secret could sign as the API. So one that is given for all headers must be of one kind.
func secretsFor(s *Signature, all []Signature, secrets Secrets) ([]string, error) {
	own, isOwn := secrets[strings.ToLower(s.Header)]
	if len(own) > 0 {
		return own, nil
	}
	shared, isShared := secrets[""]
	for i := range all {
		if all[i].isHMAC() != s.isHMAC() && len(shared) > 0 {
			return nil, core.NewConfigurationError(
				"the API signs with secrets and with keys: give those of each header, by the header's name")
		}
	}
	if len(shared) == 0 && (isOwn || isShared || len(secrets) == 0) {
		return nil, core.NewConfigurationError("the secret of the webhook is empty")
	}
	return shared, nil
}

// check compares the signatures in a header with that of the message, in constant time.
func (s *Signature) check(header string, message []byte, secret string) (bool, error) {
	verifier, err := newVerifier(s.Algorithm, secret)
	if err != nil {
		return false, err
	}
	for _, text := range s.candidates(header) {
		if signature, ok := decodeBytes(text, s.Hex); ok && verifier(message, signature) {
			return true, nil
		}
	}
	return false, nil
}

// candidates gives the signatures in a header, which spaces and commas part, without the text that stands before each.
func (s *Signature) candidates(header string) []string {
	isBreak := func(c rune) bool {
		return c == ' ' || c == '\t' || (c == ',' && !strings.Contains(s.Prefix, ","))
	}
	var found []string
	for _, text := range strings.FieldsFunc(header, isBreak) {
		if rest, ok := strings.CutPrefix(text, s.Prefix); ok {
			found = append(found, strings.TrimSuffix(rest, ","))
		}
	}
	return found
}

// message gives what is signed. A part that is missing, or a delivery that is not of now, is an error.
func (s *Signature) message(d *Delivery) ([]byte, error) {
	timestamp := ""
	if s.Timestamp != nil {
		timestamp = s.timestamp(d)
		if err := s.Timestamp.check(timestamp, d); err != nil {
			return nil, err
		}
	}
	var message []byte
	for i, component := range s.Components {
		if i > 0 {
			message = append(message, s.Delimiter...)
		}
		text := ""
		switch component {
		case "body":
			message = append(message, d.Body...)
			continue
		case "timestamp":
			text = timestamp
		case "url":
			text = d.URL
		default:
			text = d.header(component)
		}
		if text == "" {
			return nil, &VerificationError{"the webhook cannot be verified without its " + component}
		}
		message = append(message, text...)
	}
	return message, nil
}

// timestamp gives the time as sent: a header of its own, or an element such as t=1700000000 of the signature's.
func (s *Signature) timestamp(d *Delivery) string {
	text := d.header(s.Timestamp.Header)
	if !strings.EqualFold(s.Timestamp.Header, s.Header) {
		return text
	}
	for _, element := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" \t,;", c) }) {
		if value, ok := strings.CutPrefix(element, "t="); ok {
			return value
		}
	}
	return ""
}

func (t *Timestamp) check(text string, d *Delivery) error {
	sentAt, ok := t.parse(text)
	if !ok {
		return &VerificationError{"the webhook does not say when it was sent"}
	}
	now, tolerance := d.Now, d.Tolerance
	if now.IsZero() {
		now = time.Now()
	}
	if tolerance == 0 {
		tolerance = t.Tolerance
	}
	limit := strconv.FormatFloat(tolerance.Seconds(), 'f', -1, 64) + " seconds"
	switch age := now.Sub(sentAt); {
	case age > tolerance:
		return &VerificationError{"the webhook was sent more than " + limit + " ago"}
	case age < -tolerance:
		return &VerificationError{"the webhook claims to be sent more than " + limit + " from now"}
	}
	return nil
}

func (t *Timestamp) parse(text string) (time.Time, bool) {
	if t.Format == DateTime {
		for _, form := range []string{time.RFC3339Nano, time.RFC1123, time.RFC1123Z} {
			if sentAt, err := time.Parse(form, text); err == nil {
				return sentAt, true
			}
		}
		return time.Time{}, false
	}
	n, err := strconv.ParseUint(text, 10, 62)
	if err != nil {
		return time.Time{}, false
	}
	if t.Format == UnixMillis {
		return time.UnixMilli(int64(n)), true
	}
	return time.Unix(int64(n), 0), true
}
