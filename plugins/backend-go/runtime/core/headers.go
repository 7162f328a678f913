package core

import (
	"net/http"
	"strings"

	"sdkmodule/internal/settings"
)

const tokenChars = "!#$%&'*+-.^_`|~"

func isToken(name string) bool {
	for i := range len(name) {
		c := name[i]
		isWord := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
		if !isWord && strings.IndexByte(tokenChars, c) < 0 {
			return false
		}
	}
	return name != ""
}

// checkHeader refuses what HTTP cannot carry, without the value.
func checkHeader(name, value string) error {
	if !isToken(name) {
		return newConfigurationError("not a header name: %q", name)
	}
	for _, c := range value {
		if (c < 0x20 && c != '\t') || c == 0x7f || c > 0xff {
			return newConfigurationError("the value of the header %s holds a character that headers cannot carry", name)
		}
	}
	return nil
}

// set sets a header. Characters beyond ASCII are sent as ISO 8859-1, as HTTP has it.
func (h *headerSetter) set(name, value string) error {
	if err := checkHeader(name, value); err != nil {
		return err
	}
	for i := range len(value) {
		if value[i] >= 0x80 {
			value = latin1(value)
			break
		}
	}
	if len(h.room) == cap(h.room) {
		h.room = make([]string, 0, 8)
	}
	h.room = append(h.room, value)
	at := len(h.room)
	h.to[http.CanonicalHeaderKey(name)] = h.room[at-1 : at : at]
	return nil
}

// headerSetter sets headers, the values of several of them in one piece of memory.
type headerSetter struct {
	to   http.Header
	room []string
}

func latin1(text string) string {
	var to strings.Builder
	for _, c := range text {
		to.WriteByte(byte(c))
	}
	return to.String()
}

func (h *headerSetter) apply(headers []settings.Header) error {
	for _, header := range headers {
		if header.Remove {
			h.to.Del(header.Name)
			// Without an entry the platform would send one of its own.
			if strings.EqualFold(header.Name, "User-Agent") {
				h.to["User-Agent"] = []string{""}
			}
			continue
		}
		if err := h.set(header.Name, header.Value); err != nil {
			return err
		}
	}
	return nil
}
