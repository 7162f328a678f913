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
		return newConfigurationError("Not a header name: %q", name)
	}
	for _, c := range value {
		if (c < 0x20 && c != '\t') || c == 0x7f || c > 0xff {
			return newConfigurationError("The value of the header %s holds a character that headers cannot carry", name)
		}
	}
	return nil
}

// setHeader sets a header. Characters beyond ASCII are sent as ISO 8859-1, as HTTP has it.
func setHeader(to http.Header, name, value string) error {
	if err := checkHeader(name, value); err != nil {
		return err
	}
	for i := range len(value) {
		if value[i] >= 0x80 {
			value = latin1(value)
			break
		}
	}
	to.Set(name, value)
	return nil
}

func latin1(text string) string {
	var to strings.Builder
	for _, c := range text {
		to.WriteByte(byte(c))
	}
	return to.String()
}

func applyHeaders(to http.Header, headers []settings.Header) error {
	for _, header := range headers {
		if header.Remove {
			to.Del(header.Name)
			// Without an entry the platform would send one of its own.
			if strings.EqualFold(header.Name, "User-Agent") {
				to["User-Agent"] = []string{""}
			}
			continue
		}
		if err := setHeader(to, header.Name, header.Value); err != nil {
			return err
		}
	}
	return nil
}
